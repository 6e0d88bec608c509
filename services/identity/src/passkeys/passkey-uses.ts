import type { PasskeyAssertion } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type Account, AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { answeredChallenge } from './domain/device-answer.js';
import { userHandleOf } from './domain/passkey-options.js';
import { type ChallengeFor, PasskeyChallengesRepository } from './passkey-challenges.repository.js';
import { PasskeysRepository } from '../factors/persistence/passkeys.repository.js';
import { SignatureCheck } from './signature-check.js';

export interface PasskeyUse {
  readonly memberId: string | null;
  readonly account: Account | null;
}

const unknown: PasskeyUse = { memberId: null, account: null };

@Injectable()
export class PasskeyUses {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly challenges: PasskeyChallengesRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly signatures: SignatureCheck,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * The account is read before the use is recorded, so a passkey that is removed in between opens no session of a later
   * version.
   */
  async check(credential: PasskeyAssertion, boundTo: ChallengeFor): Promise<PasskeyUse> {
    const now = this.clock.now();
    const challenge = answeredChallenge(credential.response.clientDataJSON);
    if (challenge === null || !(await this.challenges.takeChallenge(challenge, boundTo, now))) return unknown;
    const passkey = await this.passkeys.findByCredential(credential.id);
    if (!passkey) return unknown;
    const { accountId: memberId } = passkey;
    const refused = { memberId, account: null };
    const { userHandle } = credential.response;
    const isOwners = boundTo.accountId === null ? userHandle !== undefined : boundTo.accountId === memberId;
    if (!isOwners || (userHandle !== undefined && userHandle !== userHandleOf(memberId))) return refused;
    const account = (await this.accounts.findAll([memberId])).get(memberId);
    const use = account && (await this.signatures.ofUse(credential, challenge, passkey));
    if (!account || !use) return refused;
    if (await this.passkeys.noteUse(passkey._id, { ...use, lastUsedAt: now })) return { memberId, account };
    // A counter that goes back may mean that the passkey was copied.
    await this.audit.recordAlone('passkey-suspected', { memberId, subject: { kind: 'passkey', id: passkey._id } });
    return refused;
  }
}
