import { loadConfig } from '@deepam/platform';
import { resolve, relative, isAbsolute } from 'node:path';
import { z } from 'zod';
import { UnusableBackup } from './unusable-backup.js';

const placesConfig = z.object({
  BACKUP_TO: z.string().optional(),
  BACKUP_KEYS_TO: z.string().optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).optional().describe('how many backups are kept'),
});

/** @param given options of the command line, which override the environment */
export function readPlaces(env: NodeJS.ProcessEnv, given: { to?: string; 'keys-to'?: string; keep?: string }) {
  const { BACKUP_TO, BACKUP_KEYS_TO, BACKUP_KEEP } = loadConfig(placesConfig, {
    BACKUP_TO: given.to ?? env.BACKUP_TO,
    BACKUP_KEYS_TO: given['keys-to'] ?? env.BACKUP_KEYS_TO,
    BACKUP_KEEP: given.keep ?? env.BACKUP_KEEP,
  });
  if (BACKUP_TO === undefined || BACKUP_KEYS_TO === undefined)
    throw new UnusableBackup('Say where to: --to FOLDER for the data, --keys-to FOLDER for the keys.');
  const [to, keysTo] = [resolve(BACKUP_TO), resolve(BACKUP_KEYS_TO)];
  if (isWithin(keysTo, to) || isWithin(to, keysTo))
    throw new UnusableBackup('The keys must not lie beside the data: who takes one must not have the other.');
  return { to, keysTo, keep: BACKUP_KEEP };
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way.split(/[/\\]/)[0] !== '..' && !isAbsolute(way));
}
