import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One empty file per claim: `<port>-<process id>`. */
export const claimsFolder = join(tmpdir(), `deepam-ports-${process.getuid?.() ?? 'user'}`);

/**
 * Whether the port is this process's from now on, as long as it lives. False when another living process claims it, also when both do
 * so at the same moment, and when this process has claimed it before. Every process writes and gives up its own claim only and looks at
 * the others' after that, so that of two at most one finds itself alone.
 */
export function claim(port: number): boolean {
  mkdirSync(claimsFolder, { recursive: true });
  const own = `${port}-${process.pid}`;
  if (!create(own)) return false;
  const others = readdirSync(claimsFolder).filter((name) => name.startsWith(`${port}-`) && name !== own);
  const ended = others.filter((name) => !isAlive(Number(name.split('-')[1])));
  for (const name of ended) remove(name);
  if (ended.length === others.length) return true;
  remove(own);
  return false;
}

function create(name: string): boolean {
  try {
    writeFileSync(join(claimsFolder, name), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Also when another process has removed it already. */
const remove = (name: string): void => rmSync(join(claimsFolder, name), { force: true });

/** Whether a process has this id, also one of another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
