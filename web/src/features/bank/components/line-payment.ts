import type { BankLineView } from '@deepam/contracts';

export type LinePayment = BankLineView['payments'][number];

export type RejectedPayment = NonNullable<BankLineView['rejected']>[number];
