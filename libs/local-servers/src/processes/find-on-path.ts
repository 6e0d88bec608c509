import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/opt/homebrew/sbin', '/usr/local/opt/rabbitmq/sbin'];

export function findOnPath(name: string, path = process.env.PATH ?? ''): string | undefined {
  return [...path.split(delimiter), ...serverFolders]
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
