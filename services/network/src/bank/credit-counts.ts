import type { bankLineStates } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';

type State = (typeof bankLineStates)[number];
export type Counts = Record<State, number>;

@Injectable()
export class CreditCounts {
  constructor(@InjectModel(bankLineModel) private readonly lines: Model<BankLine>) {}

  async ofLines(ids: readonly string[]): Promise<Counts> {
    const found = await this.lines.aggregate<{ _id: State; count: number }>([
      { $match: { _id: { $in: ids }, direction: 'credit' } },
      { $group: { _id: '$state', count: { $sum: 1 } } },
    ]);
    return countsIn(found.map(({ _id: state, count }) => ({ state, count })));
  }

  async ofStatements(ids: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
    const found = await this.lines.aggregate<{ _id: { statementId: string; state: State }; count: number }>([
      { $match: { statementId: { $in: ids }, direction: 'credit' } },
      { $group: { _id: { statementId: '$statementId', state: '$state' }, count: { $sum: 1 } } },
    ]);
    const countsOf = (id: string) => found.filter(({ _id }) => _id.statementId === id);
    return new Map(
      ids.map((id) => [id, countsIn(countsOf(id).map(({ _id: { state }, count }) => ({ state, count })))]),
    );
  }
}

const countsIn = (found: readonly { state: State; count: number }[]): Counts => {
  const countsOf = (state: State) => found.find((one) => one.state === state)?.count ?? 0;
  return {
    matched: countsOf('matched'),
    suggested: countsOf('suggested'),
    ambiguous: countsOf('ambiguous'),
    unmatched: countsOf('unmatched'),
  };
};
