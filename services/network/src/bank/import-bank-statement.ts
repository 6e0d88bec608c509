import { StatementReader } from '@deepam/bank-statements';
import type { BodyOf, importBankStatement, ImportedStatement } from '@deepam/contracts';
import { Clock, DomainError, type UploadedFile } from '@deepam/platform';
import { Injectable, Logger } from '@nestjs/common';
import { BankLayouts } from './bank-layouts.js';
import { CreditCounts } from './credit-counts.js';
import { PaymentMatcher } from './payment-matcher.js';
import { StatementImporter, type Importer, statementLines } from './statement-importer.js';

@Injectable()
export class ImportBankStatementHandler {
  private readonly logger = new Logger(ImportBankStatementHandler.name);

  constructor(
    private readonly reader: StatementReader,
    private readonly layouts: BankLayouts,
    private readonly importer: StatementImporter,
    private readonly matcher: PaymentMatcher,
    private readonly counts: CreditCounts,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError NETWORK.LAYOUT_UNCONFIRMED, NETWORK.STATEMENT_BROKEN, NETWORK.STATEMENT_OTHER_ACCOUNT,
   * FILE.STATEMENT_TURNED, and the errors of `StatementReader`
   */
  async execute(
    { account, allowBroken }: BodyOf<typeof importBankStatement>,
    file: UploadedFile,
    importer: Importer,
  ): Promise<ImportedStatement> {
    const table = await this.reader.table(file, importer.memberId);
    const found = await this.layouts.layoutOf(table);
    if (found.known === null) throw new DomainError('NETWORK.LAYOUT_UNCONFIRMED');
    const { layout, version: layoutVersion } = found.known;
    const { lines, broken, isTurned } = statementLines(table, layout, this.clock.now());
    if (isTurned) throw new DomainError('FILE.STATEMENT_TURNED');
    if (lines.length === 0) throw new DomainError('FILE.STATEMENT_EMPTY');
    if (broken.length > 0 && !allowBroken) throw new DomainError('NETWORK.STATEMENT_BROKEN');
    const leftOut = broken.filter(({ reason }) => reason !== 'gap').length;
    const { fingerprint } = table;
    const taken = { account, sha256: file.sha256, fingerprint, layoutVersion, layout, lines, leftOut };
    const { statement, isKnown, lineIds, reversed } = await this.importer.import(taken, importer);
    await this.matcher
      .matchNew()
      .catch((error: unknown) => this.logger.warn(`The matches are looked for again in a moment: ${String(error)}`));
    return {
      statementId: statement._id,
      lines: lines.length,
      newLines: isKnown ? 0 : statement.newLines,
      leftOut,
      isKnown,
      reversed,
      ...(await this.counts.ofLines(lineIds)),
    };
  }
}
