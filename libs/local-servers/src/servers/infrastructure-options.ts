import type { MongoOptions } from './mongo.js';

export interface InfrastructureOptions {
  readonly dataDir: string;
  readonly ports?: {
    readonly mongo?: number;
    readonly rabbit?: number;
    readonly objectStore?: number;
  };
  readonly privateRabbit?: boolean;
  readonly isThrownAway?: MongoOptions['isThrownAway'];
  readonly log?: (line: string) => void;
  readonly ready?: (name: string, ms: number) => void;
  readonly env?: NodeJS.ProcessEnv;
}
