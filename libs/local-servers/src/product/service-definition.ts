import type { ServiceName } from '@deepam/contracts';

export interface ServiceDefinition {
  readonly name: ServiceName;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly logFile: string;
  readonly readyUrl: string;
}

export interface Supervision {
  readonly pauses?: readonly number[] | undefined;
  /** The balancer sends the replica no new connections while it is replaced. */
  readonly withoutCalls: <T>(work: () => Promise<T>) => Promise<T>;
}
