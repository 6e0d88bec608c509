import { loadConfig } from '@deepam/platform';
import type { CommandLine } from '../commands/command-line.js';
import { withService } from '../commands/with-service.js';
import { identityConfig } from '../config.js';
import { RotateDigestKeyHandler } from './rotate-digest-key.js';

export const rotateDigestKeyUsage = `Makes the digests by which equal document numbers are found anew, with the first key of DIGEST_KEYS.

  node dist/rotate-digest-key.js [--help]

To change the key: put a new one in front of DIGEST_KEYS and keep the old ones, restart the identity service, run this
command, take the old keys out, restart, and run it once more: what was stored in between had a digest of them, too. It
reads the environment of the identity service, works beside it in batches, and may be stopped and run again.

Exit code 0: all digests are of the first key. 1: not possible, and why.`;

export async function rotateDigestKeyCommand(line: CommandLine): Promise<number> {
  const config = loadConfig(identityConfig, line.env);
  const unread = await withService(config, (service) =>
    service.get(RotateDigestKeyHandler, { strict: false }).execute((made) => line.print(`document numbers: ${made}`)),
  );
  if (unread.length > 0) {
    line.printError(
      `These digests are as before, as the number or one beside it cannot be decrypted:\n${unread.join('\n')}`,
    );
    return 1;
  }
  line.print('All digests are of the first key.');
  return 0;
}
