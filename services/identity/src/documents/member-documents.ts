import type { documents, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, currentContext, DomainError, FileLinks, newId, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { numberNames } from '../numbers/domain/numbers.js';
import { NumberHold } from '../accounts/number-hold.js';
import { NumberVault } from '../numbers/number-vault.js';
import { revealModel, type RevealDocument } from './persistence/documents.schema.js';

@Injectable()
export class MemberDocumentsHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly hold: NumberHold,
    private readonly links: FileLinks,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    @InjectModel(revealModel) private readonly reveals: Model<RevealDocument>,
  ) {}

  /** @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND, NUMBERS_HELD for the owner, or HEAD_PROTECTED for staff */
  async execute(caller: Caller, memberId: string): Promise<ResponseOf<typeof documents>> {
    const account = await this.accounts.get(memberId);
    if (account.isHead && caller.memberId !== memberId) throw new DomainError('IDENTITY.HEAD_PROTECTED');
    if (caller.memberId === memberId) this.hold.assertOpen(account);
    const clear = this.numbers.open(account);
    const reveal = {
      _id: newId(),
      memberId,
      byId: caller.memberId,
      byHead: caller.memberId !== memberId || caller.isHead,
      fields: numberNames.filter((name) => clear[name] !== null),
      correlationId: currentContext()?.correlationId ?? 'none',
      at: this.clock.now(),
    };
    await this.transactions.run(async (session) => {
      await this.reveals.create([reveal], { session });
      await this.audit.record(session, 'numbers-revealed', { memberId });
    });
    return {
      _id: account._id,
      name: account.name,
      ...clear,
      idProof: this.links.link(account.idProofKey),
      panidProof: this.links.link(account.panProofKey),
    };
  }
}
