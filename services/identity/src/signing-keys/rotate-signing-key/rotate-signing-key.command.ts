import { parseArgs } from 'node:util';
import { loadConfig } from '@deepam/platform';
import type { CommandLine } from '../../commands/command-line.js';
import { withService } from '../../commands/with-service.js';
import { identityConfig } from '../../config.js';
import { RotateSigningKeyHandler, type Rotation } from './rotate-signing-key.js';

export const rotateSigningKeyUsage = `Makes a new key for signing tokens, in the running system.

  node dist/rotate-signing-key.js [--leaked] [--help]

It reads the environment of the identity service. The new key is published at once and signs one minute later; tokens of
the old key stay valid until they run out, after which a later rotation removes it. Nobody is logged out.
--leaked: the new key signs at once and all others are withdrawn. Within half a minute nothing that was signed with them counts; everybody logs in again.

Exit code 0: a new key is there, made now or by a rotation that is still under way.
1: not possible, and why.`;

/** @returns null for invalid arguments */
export function rotationOf(args: readonly string[]): Rotation | null {
  try {
    const { leaked: hasLeaked = false } = parseArgs({
      args: [...args],
      options: { leaked: { type: 'boolean' } },
    }).values;
    return { hasLeaked };
  } catch {
    return null;
  }
}

export const takesRotation = (args: readonly string[]): boolean => rotationOf(args) !== null;

export async function rotateSigningKeyCommand(line: CommandLine): Promise<number> {
  const config = loadConfig(identityConfig, line.env);
  const rotation = rotationOf(line.args) ?? {};
  const outcome = await withService(config, (service) =>
    service.get(RotateSigningKeyHandler, { strict: false }).execute(rotation),
  );
  const at = outcome.activeFrom.toISOString();
  switch (outcome.kind) {
    case 'rotated':
      line.print(`The new key ${outcome.kid} signs from ${at} on; ${outcome.removed} earlier keys were removed.`);
      return 0;
    case 'under-way': {
      line.print(`A rotation is under way: ${outcome.kid} signs from ${at} on. Nothing was changed.`);
      return 0;
    }
  }
}
