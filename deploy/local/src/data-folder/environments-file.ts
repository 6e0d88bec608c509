import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environments } from '@deepam/local-servers';
import { writePrivate } from './setup-file.js';

const fileIn = (dataDir: string): string => join(dataDir, 'environments.json');

export const writeEnvironments = (dataDir: string, environments: Environments): Promise<void> =>
  writePrivate(fileIn(dataDir), environments);

export async function readEnvironments(dataDir: string): Promise<Environments | null> {
  return readFile(fileIn(dataDir), 'utf8').then(
    (text) => JSON.parse(text) as Environments,
    () => null,
  );
}
