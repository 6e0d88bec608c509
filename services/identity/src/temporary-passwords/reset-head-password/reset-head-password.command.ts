import { DomainError, loadConfig } from '@deepam/platform';
import type { CommandLine } from '../../commands/command-line.js';
import { withService } from '../../commands/with-service.js';
import { identityConfig } from '../../config.js';
import { ResetHeadPasswordHandler, type ResetHeadPasswordOutcome } from './reset-head-password.js';

export const resetHeadPasswordUsage = `Lets the head in again whose password is lost, also one that was made up and never read.

  node dist/head-password.js [--help]

It reads the environment of the identity service. The password of the head is replaced by a temporary one, which is shown
once, is good for TEMPORARY_PASSWORD_HOURS and must be changed after the login. All sessions of the head end.

Exit code 0: the password is another one now. 1: not possible, and why; nothing was changed.`;

export async function resetHeadPasswordCommand(line: CommandLine): Promise<number> {
  const config = loadConfig(identityConfig, line.env);
  try {
    const outcome = await withService(config, (service) =>
      service.get(ResetHeadPasswordHandler, { strict: false }).execute(),
    );
    return report(outcome, line);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    line.printError(error.message);
    return 1;
  }
}

function report(outcome: ResetHeadPasswordOutcome, line: CommandLine): number {
  switch (outcome.kind) {
    case 'reset':
      line.print(`The head has another password now, and was logged out everywhere. The mobile is ${outcome.mobile}.`);
      line.print(`Password, shown this once: ${outcome.password.text}`);
      line.print(`It is good until ${outcome.password.validUntil.toISOString()} and must be changed after the login.`);
      return 0;
    case 'no-head':
      line.printError('There is no head yet; head-create makes one. Nothing was changed.');
      return 1;
  }
}
