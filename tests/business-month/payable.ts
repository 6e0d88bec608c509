import type { PayableKind } from '@deepam/contracts';
import type { Taken } from './books.js';
import type { Member } from './people.js';
import { nothingDeducted, type Deducted } from './tax-years.js';

export interface Payable {
  readonly id: string;
  readonly kind: PayableKind;
  readonly member: Member;
  readonly amountPaise: number;
  readonly taken: Taken;
  deducted: Deducted | null;
}

export const refundOf = (refund: Pick<Payable, 'id' | 'kind' | 'member' | 'amountPaise'>): Payable => ({
  ...refund,
  taken: { commission: 0, earnings: 0 },
  deducted: nothingDeducted,
});
