import type { BankLineView } from '@deepam/contracts';

export type LinePayment = BankLineView['payments'][number];

export type RefusedPayment = NonNullable<BankLineView['refused']>[number];
