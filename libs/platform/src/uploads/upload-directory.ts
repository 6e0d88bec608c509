import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const family = 'deepam-uploads-';

export const uploadRoot = join(tmpdir(), `${family}${process.pid}`);

export class UploadDirectory {
  private path: string | undefined;

  async file(): Promise<string> {
    this.path ??= join(uploadRoot, randomBytes(12).toString('hex'));
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    return join(this.path, randomBytes(6).toString('hex'));
  }

  async remove(): Promise<void> {
    if (this.path !== undefined) await rm(this.path, { recursive: true, force: true });
  }
}

/**
 * At start the files of a killed process are removed, also under this process's own number, which an older process may
 * have had.
 */
export async function sweepAbandonedUploads(): Promise<void> {
  const names = await readdir(tmpdir());
  const abandoned = names.filter((name) => {
    const pid = name.startsWith(family) ? Number(name.slice(family.length)) : NaN;
    return Number.isInteger(pid) && (pid === process.pid ? !swept : !isAlive(pid));
  });
  swept = true;
  await Promise.all(abandoned.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
}

/** Several services may run in one process in tests, so only the first cleans up its own folder. */
let swept = false;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM';
  }
}
