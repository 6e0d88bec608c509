import type { BodyOf, ResponseOf, revealPans } from '@deepam/contracts';
import { Clock, currentContext, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { Digester } from '../numbers/digester.js';
import { NumberVault } from '../numbers/number-vault.js';
import { revealModel, type RevealDocument } from './persistence/documents.schema.js';

@Injectable()
export class RevealPansHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly digester: Digester,
    private readonly clock: Clock,
    @InjectModel(revealModel) private readonly reveals: Model<RevealDocument>,
  ) {}

  async execute({ headId, year, memberIds }: BodyOf<typeof revealPans>): Promise<ResponseOf<typeof revealPans>> {
    const accounts = await this.accounts.findAll(memberIds);
    const clear = [...accounts.values()].map((account) => ({ account, numbers: this.numbers.open(account) }));
    const correlationId = currentContext()?.correlationId ?? 'none';
    const by = { byId: headId, byHead: true, purpose: `tax register ${year}`, correlationId, at: this.clock.now() };
    await this.reveals.insertMany(
      clear
        .filter(({ numbers }) => numbers.panCardNo !== null)
        .map(({ account }) => ({ _id: newId(), memberId: account._id, ...by, fields: ['panCardNo'] })),
    );
    return clear.map(({ account, numbers }) => ({
      memberId: account._id,
      name: account.name,
      pan: numbers.panCardNo,
      persons: [...this.digester.ofTaxpayer(numbers)],
    }));
  }
}
