import { bankLineStates, type BodyOf, type importBankStatement, type ImportedStatement } from '@deepam/contracts';
import { DomainError, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BankLayouts } from '../bank-layouts.js';
import { PaymentMatcher } from '../payment-matcher.js';
import { bankLineModel, type BankLine } from '../persistence/bank-line.schema.js';
import { StatementImporter } from '../statement-importer.js';
import { StatementReader } from '../statement-reader.js';

type Counts = Pick<ImportedStatement, (typeof bankLineStates)[number]>;

@Injectable()
export class ImportStatementHandler {
  constructor(
    private readonly reader: StatementReader,
    private readonly layouts: BankLayouts,
    private readonly importer: StatementImporter,
    private readonly matcher: PaymentMatcher,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
  ) {}

  /**
   * @throws DomainError NETWORK.LAYOUT_UNCONFIRMED, NETWORK.STATEMENT_BROKEN, NETWORK.STATEMENT_OTHER_ACCOUNT, and what
   * `StatementReader` throws
   */
  async execute(
    { account, layout: sent, allowBroken }: BodyOf<typeof importBankStatement>,
    file: UploadedFile,
    importedBy: string,
  ): Promise<ImportedStatement> {
    const table = await this.reader.table(file);
    const found = await this.layouts.of(table);
    const layout = sent ?? (found.source === 'confirmed' ? found.layout : null);
    if (!layout) throw new DomainError('NETWORK.LAYOUT_UNCONFIRMED');
    const { lines, broken } = this.reader.lines(table, layout);
    if (lines.length === 0) throw new DomainError('NETWORK.STATEMENT_EMPTY');
    if (broken.length > 0 && !allowBroken) throw new DomainError('NETWORK.STATEMENT_BROKEN');
    const confirms = sent === undefined ? {} : { confirms: table.fingerprint };
    const taken = { account, sha256: file.sha256, layout, lines, ...confirms };
    const { statement, isKnown, lineIds } = await this.importer.import(taken, importedBy);
    // Now, so that the answer tells what was found; what fails here is done by the loop.
    await this.matcher.matchNew().catch(() => undefined);
    return {
      statementId: statement._id,
      lines: lines.length,
      newLines: isKnown ? 0 : statement.newLines,
      leftOut: broken.filter(({ reason }) => reason !== 'gap').length,
      isKnown,
      ...(await this.counts(lineIds)),
    };
  }

  /** Of all credits in the file, also those that earlier statements had brought. */
  private async counts(ids: readonly string[]): Promise<Counts> {
    const found = await this.lines.aggregate<{ _id: keyof Counts; count: number }>([
      { $match: { _id: { $in: ids }, direction: 'credit' } },
      { $group: { _id: '$state', count: { $sum: 1 } } },
    ]);
    const of = (state: keyof Counts) => found.find(({ _id }) => _id === state)?.count ?? 0;
    return {
      matched: of('matched'),
      suggested: of('suggested'),
      ambiguous: of('ambiguous'),
      unmatched: of('unmatched'),
    };
  }
}
