import type { Aggregate } from '@deepam/messaging';
import { EarlierRequests } from './earlier-requests.js';
import { ExpectedPayments } from './expected-payments.js';
import { OnCottonApproved } from './on-cotton-approved/on-cotton-approved.handler.js';
import { PaymentMatcher } from './payment-matcher.js';
import { bankLineModel, bankLineSchema } from './persistence/bank-line.schema.js';
import { bankStatementModel, bankStatementSchema } from './persistence/bank-statement.schema.js';
import { expectedPaymentModel, expectedPaymentSchema } from './persistence/expected-payment.schema.js';
import { StatementImporter } from './statement-importer.js';

export const bank: Aggregate = {
  models: [
    { name: bankLineModel, schema: bankLineSchema },
    { name: bankStatementModel, schema: bankStatementSchema },
    { name: expectedPaymentModel, schema: expectedPaymentSchema },
  ],
  controllers: [OnCottonApproved],
  providers: [EarlierRequests, ExpectedPayments, PaymentMatcher, StatementImporter],
};
