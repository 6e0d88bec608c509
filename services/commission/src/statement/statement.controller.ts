import {
  statement,
  statementBalances,
  statementCsv,
  statementSummary,
  type StatementBalances,
  type StatementSummary,
  type CsvColumn,
  type StatementRow,
} from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Clock, CurrentCaller, Input, Route, tableFile, type Caller, type InputOf, csvMoment } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { balancesThen } from '../ledger/domain/balance.js';
import { incomeSummary, IncomeSumsRepository } from '../ledger/persistence/income-sums.repository.js';
import { lastMonths, spanOf } from '../ledger/domain/periods.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import { StatementCsvHandler } from './statement-csv.js';
import { StatementPages } from './statement/statement-pages.js';
import { StatementHandler } from './statement/statement.js';

export const statementColumns: readonly CsvColumn<StatementRow>[] = [
  { title: 'Date (IST)', value: (row) => csvMoment(new Date(row.date)), isDate: true },
  { title: 'Kind', value: (row) => row.kind },
  { title: 'Amount', value: (row) => row.amount, isMoney: true },
  { title: 'Commission', value: (row) => row.commission, isMoney: true },
  { title: 'Earnings', value: (row) => row.earnings, isMoney: true },
  { title: 'Pending', value: (row) => row.pending, isMoney: true },
  { title: 'Available', value: (row) => row.available, isMoney: true },
  { title: 'Reserved', value: (row) => row.reserved, isMoney: true },
  { title: 'Paid', value: (row) => row.paid, isMoney: true },
  { title: 'Level', value: (row) => row.level },
  { title: 'From name', value: (row) => row.from && row.from.name },
  { title: 'From code', value: (row) => row.from && row.from.referralCode },
  { title: 'Reason', value: (row) => row.reason },
  { title: 'Sale', value: (row) => row.saleId },
  { title: 'Order', value: (row) => row.orderId },
  { title: 'Payout', value: (row) => row.payoutId },
  { title: 'Corrects', value: (row) => row.correctsId },
  { title: 'Entry', value: (row) => row._id },
  { title: 'Deposit', value: (row) => row.deposit ?? 0, isMoney: true },
  { title: 'Tax', value: (row) => row.tax ?? 0, isMoney: true },
];

@Controller()
export class StatementController {
  constructor(
    private readonly statements: StatementPages,
    private readonly ledger: PostingsRepository,
    private readonly clock: Clock,
    private readonly exportStatement: StatementCsvHandler,
    private readonly income: IncomeSumsRepository,
    private readonly members: Members,
    private readonly getStatement: StatementHandler,
  ) {}

  @Route(statementBalances)
  async statementBalances(
    @Input() { query }: InputOf<typeof statementBalances>,
    @CurrentCaller() caller: Caller,
  ): Promise<StatementBalances> {
    const memberId = await this.statements.memberIdFor(caller, query.userId);
    const asOf = this.clock.now();
    const sums = await this.ledger.sumsOf(memberId, spanOf(query, asOf));
    return {
      opening: balancesThen(sums, 'before'),
      closing: balancesThen(sums, 'after'),
      asOf: asOf.toISOString(),
    };
  }

  @Route(statementCsv)
  async statementCsv(@Input() { query }: InputOf<typeof statementCsv>, @CurrentCaller() caller: Caller) {
    return tableFile('statement', query.format, statementColumns, await this.exportStatement.execute(caller, query));
  }

  @Route(statementSummary)
  async statementSummary(
    @Input() { query }: InputOf<typeof statementSummary>,
    @CurrentCaller() caller: Caller,
  ): Promise<StatementSummary> {
    const memberId = await this.statements.memberIdFor(caller, query.userId);
    const { names, since } = lastMonths(this.clock.now(), query.months);
    const [sums, member] = await Promise.all([
      this.income.sumsOf(memberId, since, this.income.mostCounted),
      this.members.find(memberId),
    ]);
    const counted = sums.reduce((all, { postings }) => all + postings, 0);
    const summary = incomeSummary(sums, names, counted < this.income.mostCounted);
    return member ? { ...summary, member: { name: member.name, referralCode: member.referralCode } } : summary;
  }

  @Route(statement)
  statement(@Input() { query }: InputOf<typeof statement>, @CurrentCaller() caller: Caller) {
    return this.getStatement.execute(caller, query);
  }
}
