import type { Keys } from './sealed-keys-file.js';
import { UnusableBackup } from './unusable-backup.js';

/** Lists of keys, which may begin with newer keys. */
const lists = new Set([
  ...['DATA_KEYS', 'DIGEST_KEYS', 'FILE_LINK_SECRET', 'SERVICE_SECRET'],
  ...['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
]);

/**
 * Compares what a backup was made with and what is set here.
 * @throws UnusableBackup that names what differs, and no value
 */
export function expectSameKeys(kept: Keys, here: Keys): void {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(here)])];
  const others = names.filter((name) => !opensAll(name, kept[name], here[name]));
  if (others.length === 0) return;
  throw new UnusableBackup(
    `Set ${others.join(', ')} to what the backup was made with; backup-keys open prints them. With others what it holds cannot be read.`,
  );
}

function opensAll(name: string, kept: string | undefined, here: string | undefined): boolean {
  if (kept === here) return true;
  if (kept === undefined || here === undefined || !lists.has(name)) return false;
  const known = here.split(',').map((key) => key.trim());
  return kept.split(',').every((key) => known.includes(key.trim()));
}
