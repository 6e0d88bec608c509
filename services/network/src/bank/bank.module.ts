import { StatementReader } from '@deepam/bank-statements';
import type { FeatureModule } from '@deepam/messaging';
import { BankLayouts } from './bank-layouts.js';
import { CottonPayments } from './cotton-payments.js';
import { ConfirmBankLayoutHandler } from './confirm-bank-layout.js';
import { CreditCounts } from './credit-counts.js';
import { CreditClaims } from './credit-claims.js';
import { CreditUses, creditUseModel, creditUseSchema } from './credit-uses.js';
import { DismissReversalHandler } from './dismiss-reversal.js';
import { ExpectedPayments } from './expected-payments.js';
import { ImportBankStatementHandler } from './import-bank-statement.js';
import { LineReleases } from './line-releases.js';
import { BankLineChoicesHandler } from './bank-line-choices.js';
import { MatchBankLineHandler } from './match-bank-line.js';
import { MatchingNotes } from './matching-notes.js';
import { MatchingLease, matchingLeaseModel, matchingLeaseSchema } from './matching-lease.js';
import { MoneyViews } from './money-views.js';
import { OtherPayers } from './other-payers.js';
import { PaymentMatcher } from './payment-matcher.js';
import {
  bankLayoutModel,
  bankLayoutSchema,
  bankStatementModel,
  bankStatementSchema,
} from './persistence/bank-statement.schema.js';
import { bankLineModel, bankLineSchema } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, expectedPaymentSchema } from './persistence/expected-payment.schema.js';
import { knownTransferModel, knownTransferSchema } from './persistence/known-transfer.schema.js';
import { PreviewBankStatementHandler } from './preview-bank-statement.js';
import { ReleaseBankLineHandler } from './release-bank-line.js';
import { RejectedNumbers } from './rejected-numbers.js';
import { Reversals } from './reversals.js';
import { StatementImporter } from './statement-importer.js';
import { OnTransferStateChanged, TransferEvidence } from './transfer-evidence.js';
import { BankController } from './bank.controller.js';

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
  controllers: [BankController, OnTransferStateChanged],
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
    RejectedNumbers,
    ReleaseBankLineHandler,
    Reversals,
    StatementImporter,
    StatementReader,
    TransferEvidence,
  ],
};
