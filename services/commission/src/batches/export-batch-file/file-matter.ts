import { sumPaise } from '@deepam/contracts';
import type { Matter } from '@deepam/messaging';
import type { PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';
import type { Wanted } from './wanted-file.js';

/** It gives out account numbers of many, whatever they are paid. */
export const matterOf = ({ batchId, lost, format }: Wanted, waiting: readonly PayoutBatchRowDocument[]): Matter => ({
  isAlways: true,
  amountPaise: sumPaise(waiting.map(({ amountPaise }) => amountPaise)),
  subject: { kind: 'payout-batch', id: batchId },
  payments: waiting,
  what: format,
  seen: [lost, waiting.map(({ _id, amountPaise, bankDigest }) => [_id, amountPaise, bankDigest])],
});
