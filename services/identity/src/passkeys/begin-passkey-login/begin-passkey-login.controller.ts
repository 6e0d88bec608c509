import { beginPasskeyLogin, type ResponseOf } from '@deepam/contracts';
import { Clock, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CHALLENGE_MS, requestOptions } from '../domain/passkey-options.js';
import { atLogin, PasskeyChallengesRepository } from '../persistence/passkey-challenges.repository.js';
import { SignatureCheck } from '../signature-check.js';

/** The call needs and reveals no account: authenticators know which passkeys they have for this site. */
@Controller()
export class BeginPasskeyLoginController {
  constructor(
    private readonly challenges: PasskeyChallengesRepository,
    private readonly signatures: SignatureCheck,
    private readonly clock: Clock,
  ) {}

  @Route(beginPasskeyLogin)
  async run(): Promise<ResponseOf<typeof beginPasskeyLogin>> {
    const { site } = this.signatures;
    const until = new Date(this.clock.now().getTime() + CHALLENGE_MS);
    return requestOptions(site, await this.challenges.make(atLogin, until));
  }
}
