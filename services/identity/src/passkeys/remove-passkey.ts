import { passkeyRemoved, type OwnerProof as Proof } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { type Caller, Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { type Account, AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { WaysIn } from '../sessions/ways-in.js';
import { FactorDemand } from '../factors/factor-demand.js';
import { OwnerProof, type ShownFrom } from './owner-proof.js';
import { PasskeysRepository } from '../factors/persistence/passkeys.repository.js';

/**
 * After the last passkey is removed, the owner logs in with the password, and with an app if one is set up. The last
 * passkey stays while a second factor is demanded.
 */
@Injectable()
export class RemovePasskeyHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly waysIn: WaysIn,
    private readonly passkeys: PasskeysRepository,
    private readonly demand: FactorDemand,
    private readonly owner: OwnerProof,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError IDENTITY.PASSKEY_NOT_FOUND (also for another owner's passkey) or PASSKEY_DEMANDED;
   * AUTH.SESSION_REVOKED; the errors of `OwnerProof.demand`
   */
  async execute(caller: Caller, passkeyId: string, proof: Proof, from: ShownFrom): Promise<void> {
    const account = await this.accounts.get(caller.memberId);
    const own = await this.passkeys.list(account._id);
    if (!own.some(({ _id }) => _id === passkeyId)) throw new DomainError('IDENTITY.PASSKEY_NOT_FOUND');
    await this.owner.demand(account, caller, proof, 'remove-passkey', from);
    await this.transactions.run((session) => this.remove(caller, account, passkeyId, session));
  }

  private async remove(caller: Caller, account: Account, passkeyId: string, session: ClientSession): Promise<void> {
    const { memberId } = caller;
    await this.waysIn.change(caller, session);
    const isLast = (await this.passkeys.list(memberId, session)).every(({ _id }) => _id === passkeyId);
    if (isLast && (await this.demand.needsPasskey(account))) throw new DomainError('IDENTITY.PASSKEY_DEMANDED');
    const isRemoved = await this.passkeys.remove(memberId, passkeyId, session);
    if (!isRemoved) throw new DomainError('IDENTITY.PASSKEY_NOT_FOUND');
    await this.outbox.add(session, passkeyRemoved, {
      memberId,
      isHead: account.isHead,
      removedAt: this.clock.now().toISOString(),
    });
    await this.audit.record(session, 'passkey-removed', { memberId, subject: { kind: 'passkey', id: passkeyId } });
  }
}
