import type { BodyOf, ResponseOf, revealBatchDetails } from '@deepam/contracts';
import { Clock, currentContext, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { Digester } from '../numbers/digester.js';
import { NumberVault } from '../numbers/number-vault.js';
import { revealModel, type RevealDocument } from './persistence/documents.schema.js';

const shown = ['bankAccountNo', 'ifscCode', 'bankHolder'] as const;

/** The answer follows only after each reveal is recorded. */
@Injectable()
export class RevealBatchDetailsHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly digester: Digester,
    private readonly clock: Clock,
    @InjectModel(revealModel) private readonly reveals: Model<RevealDocument>,
  ) {}

  async execute({ headId, payees }: BodyOf<typeof revealBatchDetails>): Promise<ResponseOf<typeof revealBatchDetails>> {
    const accounts = await this.accounts.findAll(payees.map(({ memberId }) => memberId));
    const clear = new Map([...accounts].map(([id, account]) => [id, this.numbers.open(account)]));
    const correlationId = currentContext()?.correlationId ?? 'none';
    const at = this.clock.now();
    const reveals = payees.flatMap(({ memberId, payableId }) => {
      const numbers = clear.get(memberId);
      const fields = shown.filter((name) => numbers?.[name] != null);
      const by = { byId: headId, byHead: true, purpose: `payable ${payableId}` };
      return numbers ? [{ _id: newId(), memberId, ...by, fields, correlationId, at }] : [];
    });
    await this.reveals.insertMany(reveals);
    return [...clear].map(([memberId, numbers]) => ({
      memberId,
      name: accounts.get(memberId)!.name,
      bankAccountNo: numbers.bankAccountNo,
      ifscCode: numbers.ifscCode,
      bankHolder: numbers.bankHolder,
      digests: [...this.digester.ofPayee(numbers)],
    }));
  }
}
