import { identified, referencesIn, type StatementLine } from '@deepam/bank-statements';
import { AuditTrail } from '@deepam/messaging';
import { Clock, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { bankStatementModel, type BankStatement } from './persistence/bank-statement.schema.js';

export interface StatementFile {
  readonly account: string;
  readonly sha256: string;
  readonly lines: readonly StatementLine[];
}

/** Takes a statement in whole, or not at all. Lines that are there already stay as they are. */
@Injectable()
export class StatementImporter {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  async import({ account, sha256, lines }: StatementFile, importedBy: string): Promise<BankStatement> {
    const all = identified(lines, account).map((line) => ({
      ...line,
      references: referencesIn(line.narration, line.reference, line.date),
    }));
    return this.transactions.run(async (session) => {
      const ids = all.map(({ id }) => id);
      const known = await this.lines.find({ _id: { $in: ids } }, { _id: 1 }, { session }).lean();
      const knownIds = new Set(known.map(({ _id }) => _id));
      const statementId = newId();
      const news = all
        .filter(({ id }) => !knownIds.has(id))
        .map(({ id, ...line }) => ({
          ...line,
          _id: id,
          statementId,
          account,
          state: 'unmatched' as const,
          candidates: [],
          ...(line.direction === 'credit' && { isUnseen: true as const }),
        }));
      if (news.length > 0) await this.lines.insertMany(news, { session, ordered: true });
      const counts = { lines: all.length, newLines: news.length };
      const statement = { _id: statementId, account, sha256, importedAt: this.clock.now(), importedBy, ...counts };
      await this.statements.create([statement], { session });
      const subject = { kind: 'bank-statement' as const, id: statementId };
      await this.audit.record(session, 'bank-statement-imported', { subject });
      return statement;
    });
  }
}
