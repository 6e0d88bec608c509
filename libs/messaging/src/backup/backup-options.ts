import { parseArgs } from 'node:util';

export const help = `Writes a backup of everything that the product keeps.

  node dist/backup.js --to FOLDER --keys-to FOLDER [--keep N] [--help]

All databases are taken as they are at one moment, while everybody works on; with them every file that they refer to. Each backup is a folder of
its own in the folder of --to, called after its time. Files that an earlier one has are linked and take no room again. It ends in
.unfinished until it is whole; such a folder of an interrupted one is removed by the next, six hours later at the earliest.
The keys go into a file of their own in the folder of --keys-to, sealed with BACKUP_PUBLIC_KEY (see backup-keys) or BACKUP_PASSPHRASE. Neither folder may
lie in the other: keep them apart.
--keep N removes older backups, with their keys, so that N are left with this one, when it is whole.

It reads MONGO_URL of a user who may read every database, MONGO_DB_PREFIX, S3_… of one who may read every file, FILE_LINK_SECRET,
SERVICE_SECRET, DATA_KEYS, DIGEST_KEYS and VAPID_…_KEY. BACKUP_TO, BACKUP_KEYS_TO and BACKUP_KEEP stand for the options.
Exit code 0: written. 1: not possible, and why; nothing is left behind. 2: not understood.`;

export function backupOptions(args: readonly string[]) {
  try {
    const string = { type: 'string' } as const;
    const options = { help: { type: 'boolean', short: 'h' }, to: string, 'keys-to': string, keep: string } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return null;
  }
}
