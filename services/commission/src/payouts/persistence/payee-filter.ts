import type { PayoutStatus } from '../domain/payout.js';
import type { PayoutDocument } from './payout.schema.js';

export interface PayeeFilter {
  readonly status?: PayoutStatus | undefined;
  readonly search?: string | undefined;
  readonly payout?: Pick<PayoutDocument, '_id' | 'memberId'> | undefined;
}
