import { StatementReader } from '@deepam/bank-statements';
import type { FeatureModule } from '@deepam/messaging';
import { BankLayouts } from './bank-layouts.js';
import { CottonPayments } from './cotton-payments.js';
import { ConfirmBankLayoutController } from './confirm-bank-layout/confirm-bank-layout.controller.js';
import { ConfirmBankLayoutHandler } from './confirm-bank-layout/confirm-bank-layout.handler.js';
import { CreditCounts } from './credit-counts.js';
import { CreditClaims } from './credit-claims.js';
import { CreditUses } from './credit-uses.js';
import { DismissReversalController } from './dismiss-reversal/dismiss-reversal.controller.js';
import { DismissReversalHandler } from './dismiss-reversal/dismiss-reversal.handler.js';
import { ExpectedPayments } from './expected-payments.js';
import { ImportBankStatementController } from './import-bank-statement/import-bank-statement.controller.js';
import { ImportBankStatementHandler } from './import-bank-statement/import-bank-statement.handler.js';
import { LineReleases } from './line-releases.js';
import { AuditedCreditsController } from './audited-credits/audited-credits.controller.js';
import { ExpectedPaymentsController } from './expected-payments/expected-payments.controller.js';
import { BankLineChoicesController } from './bank-line-choices/bank-line-choices.controller.js';
import { BankLineChoicesHandler } from './bank-line-choices/bank-line-choices.handler.js';
import { BankLinesController } from './bank-lines/bank-lines.controller.js';
import { BankStatementsController } from './bank-statements/bank-statements.controller.js';
import { MatchBankLineController } from './match-bank-line/match-bank-line.controller.js';
import { MatchBankLineHandler } from './match-bank-line/match-bank-line.handler.js';
import { MatchingNotes } from './matching-notes.js';
import { MatchingLease } from './matching-lease.js';
import { MoneyViews } from './money-views.js';
import { OtherPayers } from './other-payers.js';
import { PaymentMatcher } from './payment-matcher.js';
import { bankLayoutModel, bankLayoutSchema } from './persistence/bank-layout.schema.js';
import { bankLineModel, bankLineSchema } from './persistence/bank-line.schema.js';
import { bankStatementModel, bankStatementSchema } from './persistence/bank-statement.schema.js';
import { creditUseModel, creditUseSchema } from './persistence/credit-use.schema.js';
import { expectedPaymentModel, expectedPaymentSchema } from './persistence/expected-payment.schema.js';
import { knownTransferModel, knownTransferSchema } from './persistence/known-transfer.schema.js';
import { matchingLeaseModel, matchingLeaseSchema } from './persistence/matching-lease.schema.js';
import { PreviewBankStatementController } from './preview-bank-statement/preview-bank-statement.controller.js';
import { PreviewBankStatementHandler } from './preview-bank-statement/preview-bank-statement.handler.js';
import { ReleaseBankLineController } from './release-bank-line/release-bank-line.controller.js';
import { ReleaseBankLineHandler } from './release-bank-line/release-bank-line.handler.js';
import { RefusedNumbers } from './refused-numbers.js';
import { Reversals } from './reversals.js';
import { StatementImporter } from './statement-importer.js';
import { OnTransferStateChanged, TransferEvidence } from './transfer-evidence.js';

export const bank: FeatureModule = {
  models: [
    { name: bankLayoutModel, schema: bankLayoutSchema },
    { name: bankLineModel, schema: bankLineSchema },
    { name: bankStatementModel, schema: bankStatementSchema },
    { name: creditUseModel, schema: creditUseSchema },
    { name: expectedPaymentModel, schema: expectedPaymentSchema },
    { name: knownTransferModel, schema: knownTransferSchema },
    { name: matchingLeaseModel, schema: matchingLeaseSchema },
  ],
  controllers: [
    AuditedCreditsController,
    BankLineChoicesController,
    BankLinesController,
    BankStatementsController,
    ConfirmBankLayoutController,
    DismissReversalController,
    ExpectedPaymentsController,
    ImportBankStatementController,
    MatchBankLineController,
    OnTransferStateChanged,
    PreviewBankStatementController,
    ReleaseBankLineController,
  ],
  providers: [
    BankLayouts,
    BankLineChoicesHandler,
    ConfirmBankLayoutHandler,
    CottonPayments,
    CreditClaims,
    CreditCounts,
    CreditUses,
    DismissReversalHandler,
    ExpectedPayments,
    ImportBankStatementHandler,
    LineReleases,
    MatchBankLineHandler,
    MatchingLease,
    MatchingNotes,
    MoneyViews,
    OtherPayers,
    PaymentMatcher,
    PreviewBankStatementHandler,
    RefusedNumbers,
    ReleaseBankLineHandler,
    Reversals,
    StatementImporter,
    StatementReader,
    TransferEvidence,
  ],
};
