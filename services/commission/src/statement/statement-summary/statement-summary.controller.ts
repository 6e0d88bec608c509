import { statementSummary, type StatementSummary } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Clock, CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { incomeSummary } from '../../ledger/domain/income-summary.js';
import { lastMonths } from '../../ledger/domain/months.js';
import { IncomeSumsRepository } from '../../ledger/persistence/income-sums.repository.js';
import { StatementPages } from '../statement/statement-pages.js';

@Controller()
export class StatementSummaryController {
  constructor(
    private readonly statements: StatementPages,
    private readonly income: IncomeSumsRepository,
    private readonly members: Members,
    private readonly clock: Clock,
  ) {}

  @Route(statementSummary)
  async show(
    @Input() { query }: InputOf<typeof statementSummary>,
    @CurrentCaller() caller: Caller,
  ): Promise<StatementSummary> {
    const memberId = await this.statements.whose(caller, query.userId);
    const { names, since } = lastMonths(this.clock.now(), query.months);
    const [sums, member] = await Promise.all([
      this.income.sumsOf(memberId, since, this.income.mostCounted),
      this.members.find(memberId),
    ]);
    const counted = sums.reduce((all, { postings }) => all + postings, 0);
    const summary = incomeSummary(sums, names, counted < this.income.mostCounted);
    return member ? { ...summary, member: { name: member.name, referralCode: member.referralCode } } : summary;
  }
}
