import { identified, type IdentifiedLine } from '@deepam/bank-statements';
import { AuditTrail } from '@deepam/messaging';
import { accountsOf, Clock, Database, DomainError, newId, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { bankStatementModel, type BankStatement } from './persistence/bank-statement.schema.js';
import { readingOf, newBankLine } from './domain/new-bank-line.js';
import type { StatementFile, Imported } from './statement-file.js';

export type Importer = Pick<Caller, 'memberId' | 'influencedBy'>;

/** Takes a statement in whole, or not at all. Lines that are there already stay as they are. */
@Injectable()
export class StatementImporter {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError NETWORK.STATEMENT_OTHER_ACCOUNT: every payment in it would be there twice */
  async import(file: StatementFile, importer: Importer): Promise<Imported> {
    const all = identified(file.lines, file.account);
    const lineIds = all.map(({ id }) => id);
    try {
      return { statement: await this.takeIn(file, all, importer), isKnown: false, lineIds };
    } catch (error) {
      if (!(error instanceof KnownStatement)) throw error;
      return { statement: error.statement, isKnown: true, lineIds };
    }
  }

  private async takeIn(
    { account, sha256, fingerprint, layoutVersion, layout, leftOut = 0 }: StatementFile,
    all: readonly IdentifiedLine[],
    importer: Importer,
  ): Promise<BankStatement> {
    const reading = readingOf(layout);
    return this.transactions.run(async (session) => {
      await this.refuseKnown(account, sha256, reading, session);
      const keys = all.map(({ movementKey }) => movementKey);
      const shown = await this.lines.find({ movementKey: { $in: keys } }, { movementKey: 1 }, { session }).lean();
      const knownIds = new Set(shown.map(({ _id }) => _id));
      // Lines of other account names show the same movement.
      const knownKeys = new Set(shown.map(({ movementKey }) => movementKey));
      const statementId = newId();
      const news = all
        .filter(({ id }) => !knownIds.has(id))
        .map((line) =>
          newBankLine(
            { ...line, isRepeated: line.isRepeated || knownKeys.has(line.movementKey) },
            { statementId, account },
          ),
        );
      const counts = { lines: all.length, newLines: news.length, leftOut };
      const importedAt = this.clock.now();
      const by = { importedBy: importer.memberId, importerAccounts: accountsOf(importer) };
      const read = { fingerprint, layoutVersion, reading };
      const statement = { _id: statementId, account, sha256, ...read, importedAt, ...by, ...counts };
      this.database.wakeUps.afterCommit(bankLineModel, session);
      await this.statements.create([statement], { session });
      // As they are: what makes documents of 20 000 lines takes longer than a transaction may.
      if (news.length > 0) await this.lines.insertMany(news, { session, ordered: true, lean: true });
      const subject = { kind: 'bank-statement' as const, id: statementId };
      await this.audit.record(session, 'bank-statement-imported', { subject, after: { title: account } });
      return statement;
    });
  }

  private async refuseKnown(account: string, sha256: string, reading: string, session: ClientSession): Promise<void> {
    const before = await this.statements.find({ sha256 }).session(session).lean<BankStatement[]>();
    if (before.some((one) => one.account !== account)) throw new DomainError('NETWORK.STATEMENT_OTHER_ACCOUNT');
    const same = before.find((one) => one.reading === reading);
    if (same) throw new KnownStatement(same);
  }
}

class KnownStatement extends Error {
  constructor(readonly statement: BankStatement) {
    super('This statement was taken in before.');
  }
}
