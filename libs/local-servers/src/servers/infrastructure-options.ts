import type { MongoOptions } from './mongo.js';

export interface InfrastructureOptions {
  readonly dataDir: string;
  readonly ports?: {
    readonly mongo?: number;
    readonly rabbit?: number;
    readonly objectStore?: number;
  };
  /** Never share a RabbitMQ that already runs on this machine. */
  readonly privateRabbit?: boolean;
  readonly isThrownAway?: MongoOptions['isThrownAway'];
  readonly log?: (line: string) => void;
  /** Called for each server as it is ready, with the milliseconds it took. */
  readonly ready?: (name: string, ms: number) => void;
  readonly env?: NodeJS.ProcessEnv;
}
