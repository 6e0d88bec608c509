import { beginPasskeyUse, type ResponseOf } from '@deepam/contracts';
import { Clock, CurrentCaller, DomainError, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CHALLENGE_MS, requestOptions } from '../domain/passkey-options.js';
import { inSession, PasskeyChallengesRepository } from '../persistence/passkey-challenges.repository.js';
import { PasskeysRepository } from '../persistence/passkeys.repository.js';
import { SignatureCheck } from '../signature-check.js';

@Controller()
export class BeginPasskeyUseController {
  constructor(
    private readonly challenges: PasskeyChallengesRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly signatures: SignatureCheck,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError IDENTITY.NO_PASSKEY or PASSKEYS_UNAVAILABLE */
  @Route(beginPasskeyUse)
  async run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof beginPasskeyUse>,
  ): Promise<ResponseOf<typeof beginPasskeyUse>> {
    const { site } = this.signatures;
    const own = await this.passkeys.list(caller.memberId);
    if (own.length === 0) throw new DomainError('IDENTITY.NO_PASSKEY');
    const until = new Date(this.clock.now().getTime() + CHALLENGE_MS);
    return requestOptions(site, await this.challenges.make(inSession(body.purpose, caller), until), own);
  }
}
