import { bankStatements, objectId, type BankStatementView } from '@deepam/contracts';
import { CompanyAccounts } from '@deepam/messaging';
import { decodeCursor, Input, paged, pageOf, Route, rowsAfter, type InputOf, type Paged } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { membershipModel, type Membership } from '../../membership/persistence/membership.schema.js';
import { CreditCounts } from '../credit-counts.js';
import { bankStatementModel, type BankStatement } from '../persistence/bank-statement.schema.js';

const order = { importedAt: -1, _id: -1 } as const;
const place = z.tuple([z.iso.datetime().transform((at) => new Date(at)), objectId]);

@Controller()
export class BankStatementsController {
  constructor(
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    private readonly counts: CreditCounts,
    private readonly accounts: CompanyAccounts,
  ) {}

  @Route(bankStatements)
  async list(@Input() { query: { limit, cursor } }: InputOf<typeof bankStatements>): Promise<Paged<BankStatementView>> {
    const filter = rowsAfter({}, order, decodeCursor(place, cursor));
    const found = await this.statements
      .find(filter)
      .sort(order)
      .limit(limit + 1)
      .lean<BankStatement[]>();
    const { items, nextCursor } = pageOf(found, limit, ({ importedAt, _id }) => [importedAt.toISOString(), _id]);
    const ids = items.map(({ importedBy }) => importedBy);
    const people = await this.memberships.find({ _id: { $in: ids } }, { name: 1 }).lean<Membership[]>();
    const heads = new Map(people.map(({ _id, name }) => [_id, name]));
    const staff = await this.accounts.namesOf(ids.filter((id) => !heads.has(id)));
    const counts = await this.counts.ofStatements(items.map(({ _id }) => _id));
    const views = items.map(({ _id, account, importedAt, importedBy, lines, newLines, leftOut }) => ({
      ...{ _id, account, lines, newLines, leftOut, credits: counts.get(_id)! },
      importedAt: importedAt.toISOString(),
      importedBy: heads.get(importedBy) ?? staff.get(importedBy) ?? null,
    }));
    return paged(views, { nextCursor });
  }
}
