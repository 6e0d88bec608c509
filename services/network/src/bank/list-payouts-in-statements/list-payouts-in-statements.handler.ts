import { bankLineStates, type BodyOf, type payoutsInStatements, type ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { linesNaming, returnsOf, type NamingLine } from '../domain/lines-naming.js';
import { bankLineModel, type BankLine } from '../persistence/bank-line.schema.js';

/** How references of payouts begin, as a bank may break them: few lines have it, which are then read closely. */
const looksNamed = /D[\s/-]*P[\s/-]*Y/i;
const read = {
  movementKey: 1,
  narration: 1,
  reference: 1,
  references: 1,
  direction: 1,
  amountPaise: 1,
  date: 1,
} as const;

@Injectable()
export class ListPayoutsInStatementsHandler {
  constructor(@InjectModel(bankLineModel) private readonly lines: Model<BankLine>) {}

  async execute({
    references,
    since,
  }: BodyOf<typeof payoutsInStatements>): Promise<ResponseOf<typeof payoutsInStatements>> {
    const either = [{ narration: looksNamed }, { reference: looksNamed }];
    // Every direction and state by name: then the index leaves the days that are asked for.
    // A movement that a second line shows is the same payment.
    const once = { isRepeated: { $exists: false } } as const;
    const all = { ...once, direction: { $in: ['debit', 'credit'] as const }, state: { $in: bankLineStates } };
    const found = await this.lines.find({ ...all, date: { $gte: since }, $or: either }, read).lean<NamingLine[]>();
    const named = linesNaming(references, found);
    const numbers = named.flatMap(({ direction, utr }) => (direction === 'debit' && utr !== null ? [utr] : []));
    const credits = { ...once, direction: 'credit' as const, references: { $in: numbers }, date: { $gte: since } };
    return { lines: [...named, ...returnsOf(named, await this.lines.find(credits, read).lean<NamingLine[]>())] };
  }
}
