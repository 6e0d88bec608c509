import type { ModelDefinition } from '@nestjs/mongoose';
import { finishedWorkModel, finishedWorkSchema } from './deposits/open-old-deposits/finished-work.schema.js';
import { balanceSchema } from './ledger/persistence/balance.schema.js';
import { holdSchema } from './ledger/persistence/hold.schema.js';
import { postingSchema } from './ledger/persistence/posting.schema.js';
import { bankChangeSchema } from './payouts/persistence/bank-change.schema.js';
import { payeeSchema } from './payouts/persistence/payee.schema.js';
import { payoutSchema } from './payouts/persistence/payout.schema.js';
import { saleSchema } from './sales/persistence/sale.schema.js';
import { scheduleSchema } from './schedule/persistence/schedule.schema.js';

/** Every collection of the service; the audit reads the same ones. */
export const models: ModelDefinition[] = [
  { name: 'Posting', schema: postingSchema },
  { name: 'Balance', schema: balanceSchema },
  { name: 'Hold', schema: holdSchema },
  { name: 'Sale', schema: saleSchema },
  { name: 'Schedule', schema: scheduleSchema },
  { name: 'Payout', schema: payoutSchema },
  { name: 'Payee', schema: payeeSchema },
  { name: 'BankChange', schema: bankChangeSchema },
  { name: finishedWorkModel, schema: finishedWorkSchema },
];
