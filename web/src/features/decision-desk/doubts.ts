import type { ExpectedPaymentView } from '@deepam/contracts';
import { isSamePayment, type WaitingCase } from '../../shared/decisions/waiting-case.js';

export type Doubt =
  | 'bankNone'
  | 'bankSuggested'
  | 'bankAmbiguous'
  | 'bankUnknown'
  | 'otherAmount'
  | 'noProof'
  | 'seenBefore'
  | 'sharedNumber'
  | 'sharedUnknown'
  | 'suspended'
  | 'paysOut';

export interface Evidence {
  /** The value is null without a matching bank line, and `failed` after an error. */
  readonly bank: Pick<ExpectedPaymentView, 'state' | 'lines'> | null | 'failed';
  readonly isShared: boolean | 'failed';
}

/** If a payment has no doubts, the bank has this exact amount under this number, so that one key is enough. */
export function doubtsOf(one: WaitingCase, { bank, isShared }: Evidence): Doubt[] {
  if (one.payment === null) return ['paysOut'];
  const { due, proof } = one.payment;
  return [
    ...bankDoubts(due, bank),
    ...(proof === null ? (['noProof'] as const) : []),
    ...(isSamePayment(one.seenBefore) ? (['seenBefore'] as const) : []),
    ...(isShared === 'failed' ? (['sharedUnknown'] as const) : isShared ? (['sharedNumber'] as const) : []),
    ...(one.isSuspended ? (['suspended'] as const) : []),
  ];
}

function bankDoubts(due: number | null, bank: Evidence['bank']): Doubt[] {
  if (bank === 'failed') return ['bankUnknown'];
  switch (bank?.state) {
    case 'matched':
      // A clerk may match another amount by hand, and the amount due may have changed since.
      return bank.lines.length === 1 && bank.lines[0]!.amount === due ? [] : ['otherAmount'];
    case 'suggested':
      return ['bankSuggested'];
    case 'ambiguous':
      return ['bankAmbiguous'];
    case 'missing':
    case undefined:
      return ['bankNone'];
  }
}
