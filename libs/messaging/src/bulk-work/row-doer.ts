import type { ErrorCode } from '@deepam/contracts';
import { DomainError, requestContext, Transactions, type RequestContext } from '@deepam/platform';
import { Injectable, Logger } from '@nestjs/common';
import { BulkCalls } from './bulk-calls.js';
import type { BulkWorkRow } from './bulk-work.schema.js';
import { BulkWorksRepository } from './bulk-works.repository.js';
import { isForAllRows, workContext, type WorkCaller } from './work-caller.js';

@Injectable()
export class RowDoer {
  private readonly logger = new Logger(RowDoer.name);

  constructor(
    private readonly works: BulkWorksRepository,
    private readonly calls: BulkCalls,
    private readonly transactions: Transactions,
  ) {}

  /** @throws NotHeld and the errors of the database, which leave the row unchanged */
  async decide(row: BulkWorkRow, caller: WorkCaller, holder: string): Promise<void> {
    const context = workContext(caller);
    try {
      await this.carryOut(row, caller, holder, context);
    } catch (error) {
      if (isForAllRows(error)) throw error;
      const code = await this.codeOf(error, row);
      await requestContext.run(context, () =>
        this.transactions.run((session) => this.works.settle(row, holder, { state: 'failed', code }, session)),
      );
    }
  }

  private async carryOut(row: BulkWorkRow, caller: WorkCaller, holder: string, context: RequestContext): Promise<void> {
    const { kind, chosen } = row;
    const call = this.calls.get(kind);
    this.calls.assertMay(kind, caller);
    const input = this.calls.read(kind, chosen);
    const { audit } = call.endpoint;
    let isWritten = false;
    const doing: RequestContext = {
      ...context,
      ...(audit !== undefined && { auditObligation: { kind: audit, isMet: false } }),
      beforeCommit: async (session) => {
        await this.works.settle(row, holder, { state: 'done' }, session);
        isWritten = true;
      },
    };
    await requestContext.run(doing, () => call.carryOut(input, caller, chosen));
    // Without the error the row would be repeated forever.
    if (!isWritten) throw new Error(`The work ${kind} has no transaction.`);
  }

  private async codeOf(error: unknown, { _id, kind, chosen }: BulkWorkRow): Promise<ErrorCode> {
    if (error instanceof DomainError) return (await this.calls.get(kind).failureOf?.(error.code, chosen)) ?? error.code;
    this.logger.error(`The row ${_id} cannot be done: ${String(error)}`);
    return 'SERVER.FAULT';
  }
}
