import type { ServiceName } from '@deepam/contracts';

/** How the processes of the running system were started, for commands that do something beside them. */
export interface Environments {
  readonly nodeArgs: readonly string[];
  readonly services: Readonly<Record<ServiceName, NodeJS.ProcessEnv>>;
}
