import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Claims a resource that only one process of this machine may have, with an empty file `<name>-<process id>` in a
 * shared folder. Every process writes and removes only its own claim and checks the others' afterwards, so that at most
 * one of two concurrent processes succeeds.
 * @param isHolder whether the process that wrote a claim still has it; otherwise its file is removed
 * @returns false when another process has the resource, also when both claim it concurrently, and when this process has
 * it already
 */
export function takeClaim(folder: string, name: string, isHolder: (pid: number) => boolean = isAlive): boolean {
  const own = fileOf(name);
  if (!create(join(folder, own))) return false;
  const others = readdirSync(folder).filter((file) => file.startsWith(`${name}-`) && file !== own);
  const given = others.filter((file) => !isHolder(Number(file.slice(name.length + 1))));
  for (const file of given) remove(join(folder, file));
  if (given.length === others.length) return true;
  dropClaim(folder, name);
  return false;
}

export const dropClaim = (folder: string, name: string): void => remove(join(folder, fileOf(name)));

const fileOf = (name: string): string => `${name}-${process.pid}`;

function create(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

const remove = (file: string): void => rmSync(file, { force: true });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
