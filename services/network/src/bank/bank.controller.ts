import {
  auditedCredits,
  bankLineChoices,
  bankLines,
  bankStatements,
  confirmBankLayout,
  dismissReversal,
  expectedPayments,
  importBankStatement,
  matchBankLine,
  objectId,
  previewBankStatement,
  releaseBankLine,
  type BankLineView,
  type BankStatementView,
  type ExpectedPaymentView,
  type ImportedStatement,
  type LineChoice,
  type ResponseOf,
  type StatementPreview,
} from '@deepam/contracts';
import { ApprovalWorkflow, CompanyAccounts } from '@deepam/messaging';
import {
  CurrentCaller,
  Input,
  Route,
  decodeCursor,
  listTotal,
  may,
  pageOf,
  paged,
  rowsAfter,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { BankLineChoicesHandler } from './bank-line-choices.js';
import { ConfirmBankLayoutHandler } from './confirm-bank-layout.js';
import { CreditCounts } from './credit-counts.js';
import { CreditUses } from './credit-uses.js';
import { DismissReversalHandler } from './dismiss-reversal.js';
import { expectedFilter } from './payment-views.js';
import { lineFilter } from './domain/line-filter.js';
import { ImportBankStatementHandler } from './import-bank-statement.js';
import { MatchBankLineHandler } from './match-bank-line.js';
import { MoneyViews } from './money-views.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { bankStatementModel, type BankStatement } from './persistence/bank-statement.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';
import { PreviewBankStatementHandler } from './preview-bank-statement.js';
import { ReleaseBankLineHandler } from './release-bank-line.js';

const orderOfBankLines = { date: -1, _id: -1 } as const;
const placeOfBankLines = z.tuple([z.iso.date(), z.string().max(64)]);
const orderOfBankStatements = { importedAt: -1, _id: -1 } as const;
const placeOfBankStatements = z.tuple([z.iso.datetime().transform((at) => new Date(at)), objectId]);
const orderOfExpectedPayments = { requestedAt: 1, _id: 1 } as const;
const placeOfExpectedPayments = z.tuple([z.iso.datetime().transform((at) => new Date(at)), objectId]);

@Controller()
export class BankController {
  private readonly guardedConfirmBankLayout = this.approvals.guard(confirmBankLayout, (input, caller) =>
    this.carryOutConfirmBankLayout(input, caller),
  );
  private readonly guardedDismissReversal = this.approvals.guard(dismissReversal, (input, caller) =>
    this.carryOutDismissReversal(input, caller),
  );
  private readonly guardedMatchBankLine = this.approvals.guard(matchBankLine, (input, caller) =>
    this.carryOutMatchBankLine(input, caller),
  );

  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly uses: CreditUses,
    private readonly listLineChoices: BankLineChoicesHandler,
    private readonly views: MoneyViews,
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    private readonly counts: CreditCounts,
    private readonly accounts: CompanyAccounts,
    private readonly confirmLayout: ConfirmBankLayoutHandler,
    private readonly approvals: ApprovalWorkflow,
    private readonly dismissReversalHandler: DismissReversalHandler,
    private readonly importStatement: ImportBankStatementHandler,
    private readonly matchBankLineHandler: MatchBankLineHandler,
    private readonly previewStatement: PreviewBankStatementHandler,
    private readonly releaseLine: ReleaseBankLineHandler,
  ) {}

  @Route(auditedCredits)
  async auditedCredits(
    @Input() { query: { after = '', limit } }: InputOf<typeof auditedCredits>,
  ): Promise<ResponseOf<typeof auditedCredits>> {
    const lines = await this.lines
      .find({ expectedId: { $exists: true, $gt: after } })
      .sort({ expectedId: 1 })
      .limit(limit)
      .maxTimeMS(10_000)
      .lean<BankLine[]>();
    const uses = await this.uses.usesOf(lines);
    const requests = await this.expected.find({ _id: { $in: lines.map(({ expectedId }) => expectedId!) } }).lean();
    const kinds = new Map(requests.map(({ _id, kind }) => [_id, kind]));
    const credits = lines.map((line) => {
      const { _id, movementKey: key, amountPaise, expectedId, reversedOn } = line;
      const use = uses.get(key);
      return {
        _id,
        key,
        amountPaise,
        ownerId: expectedId!,
        kind: kinds.get(expectedId!) ?? 'plan',
        ...(reversedOn !== undefined && { reversedOn }),
        use: use
          ? {
              kind: use.kind,
              ownerId: use.ownerId,
            }
          : null,
      };
    });
    return { credits };
  }

  @Route(bankLineChoices)
  bankLineChoices(@Input() { params, query }: InputOf<typeof bankLineChoices>): Promise<LineChoice[]> {
    return this.listLineChoices.execute(params.id, query.q ?? '');
  }

  @Route(bankLines)
  async bankLines(
    @Input() { query: { limit, cursor, ...choice } }: InputOf<typeof bankLines>,
  ): Promise<Paged<BankLineView>> {
    const { fixed, ranges } = lineFilter(choice);
    const filter = { $and: [...ranges, rowsAfter(fixed, orderOfBankLines, decodeCursor(placeOfBankLines, cursor))] };
    const [found, total] = await Promise.all([
      this.lines
        .find(filter)
        .sort(orderOfBankLines)
        .limit(limit + 1)
        .lean<BankLine[]>(),
      listTotal(this.lines, { $and: [...ranges, fixed] }),
    ]);
    const { items, nextCursor } = pageOf(found, limit, ({ date, _id }) => [date, _id]);
    return paged(await this.views.ofLines(items), { nextCursor, total });
  }

  @Route(bankStatements)
  async bankStatements(
    @Input() { query: { limit, cursor } }: InputOf<typeof bankStatements>,
  ): Promise<Paged<BankStatementView>> {
    const filter = rowsAfter({}, orderOfBankStatements, decodeCursor(placeOfBankStatements, cursor));
    const found = await this.statements
      .find(filter)
      .sort(orderOfBankStatements)
      .limit(limit + 1)
      .lean<BankStatement[]>();
    const { items, nextCursor } = pageOf(found, limit, ({ importedAt, _id }) => [importedAt.toISOString(), _id]);
    const ids = items.map(({ importedBy }) => importedBy);
    const people = await this.memberships.find({ _id: { $in: ids } }, { name: 1 }).lean<Membership[]>();
    const heads = new Map(people.map(({ _id, name }) => [_id, name]));
    const staff = await this.accounts.namesOf(ids.filter((id) => !heads.has(id)));
    const counts = await this.counts.ofStatements(items.map(({ _id }) => _id));
    const views = items.map(({ _id, account, importedAt, importedBy, lines, newLines, leftOut }) => ({
      _id,
      account,
      lines,
      newLines,
      leftOut,
      credits: counts.get(_id)!,
      importedAt: importedAt.toISOString(),
      importedBy: heads.get(importedBy) ?? staff.get(importedBy) ?? null,
    }));
    return paged(views, { nextCursor });
  }

  @Route(confirmBankLayout)
  confirmBankLayout(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof confirmBankLayout>) {
    return this.guardedConfirmBankLayout(input, caller);
  }

  private async carryOutConfirmBankLayout(
    { body }: InputOf<typeof confirmBankLayout>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof confirmBankLayout>> {
    const { version, layout, confirmedAt } = await this.confirmLayout.execute(body, memberId);
    return { version, layout, confirmedAt: confirmedAt.toISOString() };
  }

  @Route(dismissReversal)
  dismissReversal(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof dismissReversal>) {
    return this.guardedDismissReversal(input, caller);
  }

  private async carryOutDismissReversal(
    { params }: InputOf<typeof dismissReversal>,
    caller: Caller,
  ): Promise<ResponseOf<typeof dismissReversal>> {
    await this.dismissReversalHandler.execute(params.id, caller);
    return { message: 'This credit is not reversed.' };
  }

  @Route(expectedPayments)
  async expectedPayments(
    @CurrentCaller() caller: Caller,
    @Input() { query: { limit, cursor, ...choice } }: InputOf<typeof expectedPayments>,
  ): Promise<Paged<ExpectedPaymentView>> {
    const rows = rowsAfter({}, orderOfExpectedPayments, decodeCursor(placeOfExpectedPayments, cursor));
    // Staff who decide only on cotton do not see payments of plans.
    const inSight = may(caller, 'decide-plans') ? {} : { kind: 'cotton' as const };
    const filter = { $and: [expectedFilter(choice), inSight, rows] };
    const found = await this.expected
      .find(filter)
      .sort(orderOfExpectedPayments)
      .limit(limit + 1)
      .lean<ExpectedPayment[]>();
    const { items, nextCursor } = pageOf(found, limit, ({ requestedAt, _id }) => [requestedAt.toISOString(), _id]);
    return paged(await this.views.ofPayments(items), { nextCursor });
  }

  @Route(importBankStatement)
  importBankStatement(
    @CurrentCaller() caller: Caller,
    @Input() { body, files }: InputOf<typeof importBankStatement>,
  ): Promise<ImportedStatement> {
    return this.importStatement.execute(body, files.statement, caller);
  }

  @Route(matchBankLine)
  matchBankLine(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof matchBankLine>) {
    return this.guardedMatchBankLine(input, caller);
  }

  private async carryOutMatchBankLine(
    { params, body }: InputOf<typeof matchBankLine>,
    caller: Caller,
  ): Promise<ResponseOf<typeof matchBankLine>> {
    await this.matchBankLineHandler.execute(params.id, body.expectedId, caller);
    return { message: 'The credit is matched to this request.' };
  }

  @Route(previewBankStatement)
  previewBankStatement(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body, files }: InputOf<typeof previewBankStatement>,
  ): Promise<StatementPreview> {
    return this.previewStatement.execute(files.statement, memberId, body.layout);
  }

  @Route(releaseBankLine)
  async releaseBankLine(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof releaseBankLine>,
  ): Promise<ResponseOf<typeof releaseBankLine>> {
    await this.releaseLine.execute(params.id, caller);
    return { message: 'This line of the bank is free again.' };
  }
}
