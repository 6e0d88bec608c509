import {
  identified,
  isSameText,
  pairedWithKnown,
  showsMore,
  type IdentifiedLine,
  type StatementLine,
  isWhole,
  readStatement,
  type Layout,
  type ReadStatement,
  type Table,
  hasOtherNumbers,
} from '@deepam/bank-statements';
import { bankStatementImported, type BankLayout, indianDay } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { accountsOf, Clock, Database, DomainError, newId, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { bankStatementModel, type BankStatement } from './persistence/bank-statement.schema.js';
import { readingOf, newBankLine } from './domain/new-bank-line.js';
import { Reversals } from './reversals.js';
import { grouped } from './domain/grouped.js';

interface Known {
  readonly stored: readonly BankLine[];
  readonly alike: readonly (BankLine | null)[];
  readonly account: string;
}
interface ShownMovement {
  readonly movementKey: string;
  readonly hasOtherNumbers: boolean;
}
const mostCompared = 50;

/**
 * A stored line may have the same account, another account name, or only the same number of the bank.
 * @returns for each line the movement that a stored line shows already, or null
 */
function movementsShown(lines: readonly IdentifiedLine[], { stored, alike, account }: Known): (ShownMovement | null)[] {
  const ofOthers = pairedWithKnown(
    lines,
    stored.filter((line) => line.account !== account),
  );
  const byKey = grouped(stored, ({ movementKey }) => [movementKey]);
  return lines.map((line, at) => {
    const pair = alike[at] ?? ofOthers[at];
    if (pair) return { movementKey: pair.movementKey, hasOtherNumbers: hasOtherNumbers(line, pair) };
    const same = byKey.get(line.movementKey)?.slice(0, mostCompared);
    if (same === undefined) return null;
    return {
      movementKey: line.movementKey,
      hasOtherNumbers: line.hasOtherNumbers || same.every((known) => hasOtherNumbers(line, known)),
    };
  });
}

export type Importer = Pick<Caller, 'memberId' | 'influencedBy'>;

@Injectable()
export class StatementImporter {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly reversals: Reversals,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError NETWORK.STATEMENT_OTHER_ACCOUNT, since every payment would be stored twice */
  async import(file: StatementFile, importer: Importer): Promise<Imported> {
    const all = identified(file.lines, file.account);
    try {
      return await this.takeIn(file, all, importer);
    } catch (error) {
      if (!(error instanceof KnownStatement)) throw error;
      const shown = pairedWithKnown(all, await this.linesShowing(all, file.account));
      const lineIds = shown.flatMap((line) => (line === null ? [] : [line._id]));
      return { statement: error.statement, isKnown: true, lineIds, reversed: 0 };
    }
  }

  private async takeIn(
    { account, sha256, fingerprint, layoutVersion, layout, leftOut = 0 }: StatementFile,
    all: readonly IdentifiedLine[],
    importer: Importer,
  ): Promise<Imported> {
    const reading = readingOf(layout);
    return this.transactions.run(async (session) => {
      await this.assertStatementIsNew(account, sha256, reading, session);
      const stored = await this.linesShowing(all, undefined, session);
      const alike = pairedWithKnown(
        all,
        stored.filter((line) => line.account === account),
      );
      const dismissed = await this.dismissedAmong(all, alike, session);
      // A line with more details than the stored one is stored, too, so that a person sees both.
      const ofAccount = alike.map((known, at) =>
        known === null || dismissed.has(known) || showsMore(all[at]!, known) ? null : known,
      );
      const statementId = newId();
      const isNew = (_: unknown, at: number): boolean => ofAccount[at] === null;
      const unknown = all.filter(isNew);
      const shown = movementsShown(unknown, { stored, alike: alike.filter(isNew), account });
      const ids = new Set(stored.map(({ _id }) => _id));
      const news = unknown.map((line, at) => {
        const { movementKey = line.movementKey, hasOtherNumbers = line.hasOtherNumbers } = shown[at] ?? {};
        const isRepeated = line.isRepeated || shown[at] !== null;
        const id = ids.has(line.id) ? `${newId()}${newId()}`.slice(0, 32) : line.id;
        return newBankLine({ ...line, id, movementKey, isRepeated, hasOtherNumbers }, { statementId, account });
      });
      const counts = { lines: all.length, newLines: news.length, leftOut };
      const importedAt = this.clock.now();
      const by = { importedBy: importer.memberId, importerAccounts: accountsOf(importer) };
      const read = { fingerprint, layoutVersion, reading };
      const statement = { _id: statementId, account, sha256, ...read, importedAt, ...by, ...counts };
      this.database.wakeUps.afterCommit(bankLineModel, session);
      await this.statements.create([statement], { session });
      // The driver inserts plain objects, since converting 20 000 lines to documents takes longer than a transaction
      // may.
      if (news.length > 0) await this.lines.insertMany(news, { session, ordered: true, lean: true });
      const known = ofAccount.flatMap((line) => line ?? []);
      const reversed = await this.reversals.flag(news, session, known);
      const subject = { kind: 'bank-statement' as const, id: statementId };
      await this.audit.record(session, 'bank-statement-imported', { subject, after: { title: account } });
      await this.outbox.add(session, bankStatementImported, {
        statementId,
        lastDay: all.map(({ date }) => date).reduce((a, b) => (a > b ? a : b)),
        importedAt: importedAt.toISOString(),
      });
      const lineIds = [...known, ...news].map(({ _id }) => _id);
      return { statement, isKnown: false, lineIds, reversed };
    });
  }

  /**
   * After a made-up debit was dismissed, the bank may show the genuine one with the same number and another text, so
   * known debits with another text are checked again.
   */
  private async dismissedAmong(
    all: readonly IdentifiedLine[],
    alike: readonly (BankLine | null)[],
    session: ClientSession,
  ): Promise<ReadonlySet<BankLine>> {
    const others = alike.filter((known, at) => known?.direction === 'debit' && !isSameText(all[at]!, known));
    const ids = others.map((known) => known!._id);
    const isAny = { dismissedReversals: { $in: ids } };
    const found = ids.length === 0 ? [] : await this.lines.distinct('dismissedReversals', isAny).session(session);
    const dismissed = new Set<unknown>(found);
    return new Set(others.flatMap((known) => (known !== null && dismissed.has(known._id) ? [known] : [])));
  }

  private async linesShowing(
    all: readonly IdentifiedLine[],
    account?: string,
    session: ClientSession | null = null,
  ): Promise<BankLine[]> {
    const dates = [...new Set(all.map(({ date }) => date))];
    const amounts = [...new Set(all.map(({ amountPaise }) => amountPaise))];
    const shown = { date: 1, direction: 1, amountPaise: 1, balancePaise: 1, narration: 1, reference: 1 } as const;
    return this.lines
      .find(
        { date: { $in: dates }, amountPaise: { $in: amounts }, ...(account !== undefined && { account }) },
        { ...shown, movementKey: 1, account: 1, references: 1, statementId: 1 },
      )
      .session(session)
      .lean<BankLine[]>();
  }

  private async assertStatementIsNew(
    account: string,
    sha256: string,
    reading: string,
    session: ClientSession,
  ): Promise<void> {
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

interface StatementFile {
  readonly account: string;
  readonly sha256: string;
  readonly fingerprint: string;
  readonly layoutVersion: number;
  readonly layout: BankLayout;
  readonly lines: readonly StatementLine[];
  readonly leftOut?: number;
}

interface Imported {
  readonly statement: BankStatement;
  readonly isKnown: boolean;
  readonly lineIds: readonly string[];
  readonly reversed: number;
}

/**
 * A line with a date after today is unreadable, since a made-up one would count before its day.
 * @throws DomainError NETWORK.LAYOUT_WRONG for columns that such a table can't have
 */
export function statementLines(table: Table, layout: Layout, now: Date): ReadStatement {
  if (!isWhole(layout, table.header.cells.length)) throw new DomainError('NETWORK.LAYOUT_WRONG');
  return readStatement(table, layout, indianDay(now));
}
