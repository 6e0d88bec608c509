import { loadConfig } from '@deepam/platform';
import type { CommandLine } from '../commands/command-line.js';
import { withService } from '../commands/with-service.js';
import { identityConfig } from '../config.js';
import { RotateDataKeyHandler } from './rotate-data-key.js';

export const rotateDataKeyUsage = `Seals everything that is encrypted at rest with the first key of DATA_KEYS.

  node dist/rotate-data-key.js [--help]

To change the key: put a new one in front of DATA_KEYS and keep the old ones, restart the identity service, run this
command, and only then take the old keys out. It reads the environment of the identity service, works beside it in
batches, and may be stopped and run again.

Exit code 0: nothing is left that needs an older key. 1: not possible, and why.`;

export async function rotateDataKeyCommand(line: CommandLine): Promise<number> {
  const config = loadConfig(identityConfig, line.env);
  const damaged = await withService(config, (service) =>
    service
      .get(RotateDataKeyHandler, { strict: false })
      .execute((store, resealed) => line.print(`${store}: ${resealed}`)),
  );
  if (damaged.length > 0) {
    line.printError(`These values were changed or moved and cannot be decrypted with any key:\n${damaged.join('\n')}`);
    return 1;
  }
  line.print(`Everything is sealed with the key "${config.DATA_KEYS[0].id}".`);
  return 0;
}
