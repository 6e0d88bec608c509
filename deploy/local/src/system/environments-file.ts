import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceName } from '@deepam/contracts';
import { writePrivate } from '../setup/setup-file.js';

/** How the processes of the running system were started, for commands that do something beside them. */
export interface Environments {
  readonly nodeArgs: readonly string[];
  readonly services: Readonly<Record<ServiceName, NodeJS.ProcessEnv>>;
}

const fileIn = (dataDir: string): string => join(dataDir, 'environments.json');

/** For its owner only: it holds keys. */
export const writeEnvironments = (dataDir: string, environments: Environments): Promise<void> =>
  writePrivate(fileIn(dataDir), environments);

export async function readEnvironments(dataDir: string): Promise<Environments | null> {
  return readFile(fileIn(dataDir), 'utf8').then(
    (text) => JSON.parse(text) as Environments,
    () => null,
  );
}
