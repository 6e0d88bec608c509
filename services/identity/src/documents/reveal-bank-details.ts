import type { BodyOf, ResponseOf, revealBankDetails } from '@deepam/contracts';
import { Clock, currentContext, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { payoutsHeldFrom } from '../accounts/domain/handed-password.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { Digester } from '../numbers/digester.js';
import { NumberVault } from '../numbers/number-vault.js';
import { revealModel, type RevealDocument } from './persistence/documents.schema.js';

const shown = ['bankAccountNo', 'ifscCode', 'bankHolder'] as const;

/** The answer follows only after the reveal is recorded. */
@Injectable()
export class RevealBankDetailsHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly digester: Digester,
    private readonly clock: Clock,
    @InjectModel(revealModel) private readonly reveals: Model<RevealDocument>,
  ) {}

  /** @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND */
  async execute({
    memberId,
    headId,
    payableId,
  }: BodyOf<typeof revealBankDetails>): Promise<ResponseOf<typeof revealBankDetails>> {
    const account = await this.accounts.get(memberId);
    const numbers = this.numbers.open(account);
    const { bankAccountNo, ifscCode, bankHolder } = numbers;
    const clear = { bankAccountNo, ifscCode, bankHolder };
    await this.reveals.create({
      _id: newId(),
      memberId,
      byId: headId,
      byHead: true,
      fields: shown.filter((name) => clear[name] !== null),
      purpose: `payable ${payableId}`,
      correlationId: currentContext()?.correlationId ?? 'none',
      at: this.clock.now(),
    });
    return {
      name: account.name,
      ...clear,
      changedAt: payoutsHeldFrom(account)?.toISOString() ?? null,
      digests: [...this.digester.ofPayee(numbers)],
    };
  }
}
