import { open } from 'node:fs/promises';

/** File names are on the disk after their folder is synced. */
export async function onDisk(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
