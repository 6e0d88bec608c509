import { StatementReader } from '@deepam/bank-statements';
import type { Aggregate } from '@deepam/messaging';
import { BankLayouts } from './bank-layouts.js';
import { CottonPayments } from './cotton-payments.js';
import { ConfirmLayoutController } from './confirm-layout/confirm-layout.controller.js';
import { ConfirmLayoutHandler } from './confirm-layout/confirm-layout.handler.js';
import { CreditCounts } from './credit-counts.js';
import { CreditClaims } from './credit-claims.js';
import { CreditUses } from './credit-uses.js';
import { DismissReversalController } from './dismiss-reversal/dismiss-reversal.controller.js';
import { DismissReversalHandler } from './dismiss-reversal/dismiss-reversal.handler.js';
import { ExpectedPayments } from './expected-payments.js';
import { ImportStatementController } from './import-statement/import-statement.controller.js';
import { ImportStatementHandler } from './import-statement/import-statement.handler.js';
import { LineReleases } from './line-releases.js';
import { ListAuditedCreditsController } from './list-audited-credits/list-audited-credits.controller.js';
import { ListExpectedController } from './list-expected/list-expected.controller.js';
import { ListLineChoicesController } from './list-line-choices/list-line-choices.controller.js';
import { ListLineChoicesHandler } from './list-line-choices/list-line-choices.handler.js';
import { ListLinesController } from './list-lines/list-lines.controller.js';
import { ListStatementsController } from './list-statements/list-statements.controller.js';
import { MatchLineController } from './match-line/match-line.controller.js';
import { MatchLineHandler } from './match-line/match-line.handler.js';
import { MatchingNotes } from './matching-notes.js';
import { MatchingTurns } from './matching-turns.js';
import { MoneyViews } from './money-views.js';
import { OtherPayers } from './other-payers.js';
import { PaymentMatcher } from './payment-matcher.js';
import { bankLayoutModel, bankLayoutSchema } from './persistence/bank-layout.schema.js';
import { bankLineModel, bankLineSchema } from './persistence/bank-line.schema.js';
import { bankStatementModel, bankStatementSchema } from './persistence/bank-statement.schema.js';
import { creditUseModel, creditUseSchema } from './persistence/credit-use.schema.js';
import { expectedPaymentModel, expectedPaymentSchema } from './persistence/expected-payment.schema.js';
import { knownTransferModel, knownTransferSchema } from './persistence/known-transfer.schema.js';
import { matchingTurnModel, matchingTurnSchema } from './persistence/matching-turn.schema.js';
import { PreviewStatementController } from './preview-statement/preview-statement.controller.js';
import { PreviewStatementHandler } from './preview-statement/preview-statement.handler.js';
import { ReleaseLineController } from './release-line/release-line.controller.js';
import { ReleaseLineHandler } from './release-line/release-line.handler.js';
import { RefusedNumbers } from './refused-numbers.js';
import { Reversals } from './reversals.js';
import { StatementImporter } from './statement-importer.js';
import { OnTransferStateChanged, TransferEvidence } from './transfer-evidence.js';

export const bank: Aggregate = {
  models: [
    { name: bankLayoutModel, schema: bankLayoutSchema },
    { name: bankLineModel, schema: bankLineSchema },
    { name: bankStatementModel, schema: bankStatementSchema },
    { name: creditUseModel, schema: creditUseSchema },
    { name: expectedPaymentModel, schema: expectedPaymentSchema },
    { name: knownTransferModel, schema: knownTransferSchema },
    { name: matchingTurnModel, schema: matchingTurnSchema },
  ],
  controllers: [
    ConfirmLayoutController,
    DismissReversalController,
    ImportStatementController,
    ListAuditedCreditsController,
    ListExpectedController,
    ListLineChoicesController,
    ListLinesController,
    ListStatementsController,
    MatchLineController,
    OnTransferStateChanged,
    PreviewStatementController,
    ReleaseLineController,
  ],
  providers: [
    BankLayouts,
    CottonPayments,
    ConfirmLayoutHandler,
    CreditCounts,
    CreditClaims,
    CreditUses,
    DismissReversalHandler,
    ExpectedPayments,
    ImportStatementHandler,
    LineReleases,
    ListLineChoicesHandler,
    MatchingNotes,
    MatchingTurns,
    MatchLineHandler,
    MoneyViews,
    OtherPayers,
    PaymentMatcher,
    PreviewStatementHandler,
    ReleaseLineHandler,
    RefusedNumbers,
    Reversals,
    StatementImporter,
    StatementReader,
    TransferEvidence,
  ],
};
