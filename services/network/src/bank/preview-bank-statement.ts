import { StatementReader, type ReadStatement, type StatementLine } from '@deepam/bank-statements';
import { toRupees, type BankLayout, type StatementPreview } from '@deepam/contracts';
import { Clock, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { BankLayouts, type FoundLayout } from './bank-layouts.js';
import { readingOf } from './domain/new-bank-line.js';
import { bankStatementModel, type BankStatement } from './persistence/bank-statement.schema.js';
import { statementLines } from './statement-importer.js';

const shownRows = 8;
const shownBroken = 100;
const nothing: ReadStatement = { lines: [], broken: [], isTurned: false };

const isOther = (chosen: BankLayout | undefined, { layout }: FoundLayout): boolean =>
  chosen !== undefined && (layout === null || readingOf(chosen) !== readingOf(layout));

@Injectable()
export class PreviewBankStatementHandler {
  constructor(
    private readonly reader: StatementReader,
    private readonly layouts: BankLayouts,
    private readonly memberships: MembershipsRepository,
    private readonly clock: Clock,
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
  ) {}

  async execute(file: UploadedFile, clerk: string, chosen?: BankLayout): Promise<StatementPreview> {
    const table = await this.reader.table(file, clerk);
    const found = await this.layouts.layoutOf(table);
    const layout = chosen ?? found.layout;
    const { lines, broken, isTurned } = layout ? statementLines(table, layout, this.clock.now()) : nothing;
    return {
      headers: [...table.header.cells],
      bank: found.bank,
      source: isOther(chosen, found) ? 'chosen' : found.source,
      confirmed: await this.confirmation(found),
      layout,
      rows: table.rows.slice(0, shownRows).map(({ line, cells }) => ({ line, cells: [...cells] })),
      lines: lines.slice(0, shownRows).map(({ amountPaise, balancePaise, ...line }) => ({
        ...line,
        amount: toRupees(amountPaise),
        balance: balancePaise === null ? null : toRupees(balancePaise),
      })),
      totals: previewTotals(lines),
      broken: broken.slice(0, shownBroken).map((one) => ({ ...one })),
      brokenCount: broken.length,
      gapCount: broken.filter(({ reason }) => reason === 'gap').length,
      isTurned,
      accounts: await this.accounts(table.fingerprint),
    };
  }

  private async confirmation({ known }: FoundLayout): Promise<StatementPreview['confirmed']> {
    if (!known) return null;
    const by = await this.memberships.find(known.confirmedBy);
    return { by: by?.name ?? null, at: known.confirmedAt.toISOString() };
  }

  private async accounts(fingerprint: string): Promise<string[]> {
    const last = await this.statements.findOne({ fingerprint }).sort({ importedAt: -1 }).lean<BankStatement>();
    const all = await this.statements.distinct('account');
    return [...new Set([...(last ? [last.account] : []), ...all.sort()])];
  }
}

function previewTotals(lines: readonly StatementLine[]): StatementPreview['totals'] {
  const linesOf = (direction: StatementLine['direction']) => lines.filter((line) => line.direction === direction);
  const sum = (some: readonly StatementLine[]) =>
    toRupees(some.reduce((total, { amountPaise }) => total + amountPaise, 0));
  const days = lines.map(({ date }) => date).sort();
  return {
    lines: lines.length,
    credits: linesOf('credit').length,
    creditAmount: sum(linesOf('credit')),
    debits: linesOf('debit').length,
    debitAmount: sum(linesOf('debit')),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
  };
}
