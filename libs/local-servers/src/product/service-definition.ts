import type { ServiceName } from '@deepam/contracts';

export interface ServiceDefinition {
  readonly name: ServiceName;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly logFile: string;
  /** Answers with 200 when the service is ready. */
  readonly readyUrl: string;
}

export interface Supervision {
  /** Milliseconds before each start after a crash. */
  readonly pauses?: readonly number[] | undefined;
  /** While it is replaced: whoever shares out connections gives it no new ones. */
  readonly withoutCalls: <T>(work: () => Promise<T>) => Promise<T>;
}
