import {
  mostPasskeys,
  passkeyAdded,
  type BodyOf,
  type confirmPasskey,
  type ResponseOf,
  type PasskeyView,
} from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { type Caller, Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { type Account, AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { WaysIn } from '../sessions/ways-in.js';
import { FactorDemand } from '../factors/factor-demand.js';
import { TokenIssuer } from '../tokens/token-issuer.js';
import { answeredChallenge, givenName, knownTransports } from './domain/device-answer.js';
import { inSession, PasskeyChallengesRepository } from './passkey-challenges.repository.js';
import { type Passkey, PasskeysRepository } from '../factors/persistence/passkeys.repository.js';
import { SignatureCheck } from './signature-check.js';

@Injectable()
export class ConfirmPasskeyHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly waysIn: WaysIn,
    private readonly challenges: PasskeyChallengesRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly signatures: SignatureCheck,
    private readonly demand: FactorDemand,
    private readonly tokens: TokenIssuer,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError IDENTITY.PASSKEY_REFUSED, PASSKEYS_UNAVAILABLE, PASSKEY_TAKEN, TOO_MANY_PASSKEYS or
   * NUMBERS_HELD, AUTH.SESSION_REVOKED
   */
  async execute(
    caller: Caller,
    { credential, name }: BodyOf<typeof confirmPasskey>,
    userAgent: string | undefined,
  ): Promise<ResponseOf<typeof confirmPasskey>> {
    const { memberId, sessionVersion, sessionId, authTime, expiresAt } = caller;
    const account = await this.accounts.get(memberId);
    const now = this.clock.now();
    const challenge = answeredChallenge(credential.response.clientDataJSON);
    const isOurs =
      challenge !== null && (await this.challenges.takeChallenge(challenge, inSession('registration', caller), now));
    const made = isOurs ? await this.signatures.ofNew(credential, challenge) : null;
    if (made === null) throw new DomainError('IDENTITY.PASSKEY_REFUSED');
    const passkey: Passkey = {
      ...made,
      _id: newId(),
      accountId: memberId,
      transports: knownTransports(credential.response.transports),
      name: givenName(name, userAgent),
      createdAt: now,
      lastUsedAt: null,
    };
    await this.transactions.run((session) => this.add(caller, account, passkey, session));
    // The session fulfils the demand for a second factor from now on.
    const token = await this.tokens.forMember({ ...account, sessionVersion }, { sessionId, authTime, expiresAt });
    return { message: 'The passkey is added.', passkey: viewOf(passkey), token };
  }

  private async add(caller: Caller, account: Account, passkey: Passkey, session: ClientSession): Promise<void> {
    const { memberId } = caller;
    await this.waysIn.change(caller, session);
    await this.demand.assertMaySetUp(caller, account);
    const own = await this.passkeys.list(memberId, session);
    if (own.length >= mostPasskeys) throw new DomainError('IDENTITY.TOO_MANY_PASSKEYS');
    await this.passkeys.add(passkey, session);
    const addedAt = passkey.createdAt.toISOString();
    await this.outbox.add(session, passkeyAdded, { memberId, isHead: account.isHead, addedAt });
    await this.audit.record(session, 'passkey-added', { memberId, subject: { kind: 'passkey', id: passkey._id } });
  }
}

export const viewOf = ({ _id, name, createdAt, lastUsedAt, isBackedUp }: Passkey): PasskeyView => ({
  _id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isBackedUp,
});
