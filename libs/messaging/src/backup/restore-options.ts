import { parseArgs } from 'node:util';

export const restoreHelp = `Puts back a backup: the whole product is then as it was at the moment of that backup.

  node dist/restore.js --from FOLDER --keys FILE [--replace] [--help]
  node dist/restore.js --newest [--replace]         the newest one in the folders BACKUP_TO and BACKUP_KEYS_TO
  node dist/restore.js --from FOLDER --check

Before anything is written it reads every byte of the backup, opens its keys (BACKUP_PRIVATE_KEY or BACKUP_PASSPHRASE) and compares them with those
that are set here: put them there first, backup-keys open FILE prints them. All services must be stopped. --replace removes what is there; without it
the databases must be empty. Interrupted, it is run again; until its end no service starts.
What waits in queues is removed, and what had not been handled at that moment is published again: nothing is lost or counted twice.
--check reads the backup only.

It reads MONGO_URL of a user who may write every database, MONGO_DB_PREFIX, AMQP_URL of who may empty queues, AMQP_PREFIX, S3_… of who may write every file,
and the keys as the services read them.
Exit code 0: done. 1: not possible, and why. 2: not understood.`;

export function restoreOptions(args: readonly string[]) {
  try {
    const [string, boolean] = [{ type: 'string' }, { type: 'boolean' }] as const;
    const options = {
      help: { ...boolean, short: 'h' },
      from: string,
      keys: string,
      replace: boolean,
      newest: boolean,
      check: boolean,
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    const isOne = values.from !== undefined && (values.check || values.keys !== undefined);
    const isWhole = values.newest ? values.from === undefined && !values.check : isOne;
    return values.help || isWhole ? values : null;
  } catch {
    return null;
  }
}
