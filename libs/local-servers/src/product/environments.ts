import type { ServiceName } from '@deepam/contracts';

/** The arguments and variables of the running processes, for commands that run next to them. */
export interface Environments {
  readonly nodeArgs: readonly string[];
  readonly services: Readonly<Record<ServiceName, NodeJS.ProcessEnv>>;
}
