import { loadConfig } from '@deepam/platform';
import type { CommandLine } from '../../commands/command-line.js';
import { withService } from '../../commands/with-service.js';
import { identityConfig } from '../../config.js';
import { ResetSecondFactorHandler } from './reset-second-factor.js';

export const resetSecondFactorUsage = `Removes authenticator app and passkeys, where the phone and the recovery codes are lost: the head's, or a member's.

  node dist/reset-second-factor.js [<mobile>] [--help]

  <mobile>  of the member, ten digits; without it, the head

All logins of the account end. The next one takes the password alone; where SECOND_FACTOR=head, that of the head opens nothing
before an authenticator app or a passkey is set up again. Run it only for somebody whom you have called at the number of the account. It
reads the environment of the identity service, and works beside it.

Exit code 0: the account has none now. 1: not possible, and why.`;

export const isResetSecondFactorCommand = ([mobile, ...rest]: readonly string[]): boolean =>
  rest.length === 0 && (mobile === undefined || /^\d{10}$/.test(mobile));

export async function resetSecondFactorCommand(line: CommandLine): Promise<number> {
  const config = loadConfig(identityConfig, line.env);
  const [mobile = null] = line.args;
  const whose = mobile ?? 'the head';
  const outcome = await withService(config, (service) =>
    service.get(ResetSecondFactorHandler, { strict: false }).execute(mobile),
  );
  switch (outcome) {
    case 'reset':
      line.print(`Second factor and passkeys of ${whose} are removed, and all logins of this account have ended.`);
      return 0;
    case 'none':
      line.print('The account has no second factor and no passkey; nothing was changed.');
      return 0;
    case 'nobody':
      line.printError(mobile === null ? 'There is no head yet.' : `Nobody is registered with ${mobile}.`);
      return 1;
  }
}
