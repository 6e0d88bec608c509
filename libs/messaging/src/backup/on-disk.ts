import { open } from 'node:fs/promises';

/** Names of files are on the disk when their folder is. */

export async function onDisk(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
