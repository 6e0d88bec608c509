import { statementBalances, type StatementBalances } from '@deepam/contracts';
import { Clock, CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { balancesThen } from '../../ledger/domain/balances-then.js';
import { spanOf } from '../../ledger/domain/period.js';
import { StatementPages } from '../statement/statement-pages.js';
import { PostingsRepository } from '../../ledger/persistence/postings.repository.js';

@Controller()
export class StatementBalancesController {
  constructor(
    private readonly statements: StatementPages,
    private readonly ledger: PostingsRepository,
    private readonly clock: Clock,
  ) {}

  @Route(statementBalances)
  async show(
    @Input() { query }: InputOf<typeof statementBalances>,
    @CurrentCaller() caller: Caller,
  ): Promise<StatementBalances> {
    const memberId = await this.statements.whose(caller, query.userId);
    const asOf = this.clock.now();
    const sums = await this.ledger.sumsOf(memberId, spanOf(query, asOf));
    return {
      opening: balancesThen(sums, 'before'),
      closing: balancesThen(sums, 'after'),
      asOf: asOf.toISOString(),
    };
  }
}
