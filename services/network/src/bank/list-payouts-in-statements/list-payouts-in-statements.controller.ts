import { bankLineStates, payoutsInStatements, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { linesNaming } from '../domain/lines-naming.js';
import { bankLineModel, type BankLine } from '../persistence/bank-line.schema.js';

/** How references of payouts begin, as a bank may break them: few lines have it, which are then read closely. */
const looksNamed = /D[\s/-]*P[\s/-]*Y/i;

@Controller()
export class ListPayoutsInStatementsController {
  constructor(@InjectModel(bankLineModel) private readonly lines: Model<BankLine>) {}

  @Route(payoutsInStatements)
  async list(
    @Input() { body: { references, since } }: InputOf<typeof payoutsInStatements>,
  ): Promise<ResponseOf<typeof payoutsInStatements>> {
    const either = [{ narration: looksNamed }, { reference: looksNamed }];
    // Every direction and state by name: then the index leaves the days that are asked for.
    const all = { direction: { $in: ['debit', 'credit'] as const }, state: { $in: bankLineStates } };
    const named = await this.lines.find({ ...all, date: { $gte: since }, $or: either }).lean<BankLine[]>();
    return { lines: linesNaming(references, named) };
  }
}
