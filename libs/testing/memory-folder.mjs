import { statfsSync } from 'node:fs';

const inMemory = '/dev/shm';
/** Bytes that the servers of a whole run may fill, twice. */
const needed = 6 * 1024 ** 3;

/**
 * Puts temporary files into memory if it has room: most of a test on servers is waiting time of MongoDB for the disk.
 * TMPDIR chooses another folder.
 */
export function useMemoryFolder(env = process.env) {
  if (env.TMPDIR === undefined && freeBytes(inMemory) >= needed) env.TMPDIR = inMemory;
}

function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
