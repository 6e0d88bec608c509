import { loadConfig } from '@deepam/platform';
import type { CommandLine } from '../../commands/command-line.js';
import { withService } from '../../commands/with-service.js';
import { identityConfig } from '../../config.js';
import { ResetSecondFactorHandler } from './reset-second-factor.handler.js';

export const resetSecondFactorUsage = `Removes the second factor of the head, where the phone and the recovery codes are lost.

  node dist/reset-second-factor.js [--help]

All logins of the head end. The next one takes the password alone; where SECOND_FACTOR=head, it opens nothing before an
authenticator app is set up again. Run it only for somebody whom you know to be the head. It reads the environment of the
identity service, and works beside it.

Exit code 0: the head has none now. 1: not possible, and why.`;

export async function resetSecondFactorCommand(line: CommandLine): Promise<number> {
  const config = loadConfig(identityConfig, line.env);
  const outcome = await withService(config, (service) =>
    service.get(ResetSecondFactorHandler, { strict: false }).execute(),
  );
  switch (outcome) {
    case 'reset':
      line.print('The second factor of the head is removed, and all logins of the head have ended.');
      return 0;
    case 'none':
      line.print('The head has no second factor; nothing was changed.');
      return 0;
    case 'no-head':
      line.complain('There is no head yet.');
      return 1;
  }
}
