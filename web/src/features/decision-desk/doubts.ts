import type { ExpectedPaymentView } from '@deepam/contracts';
import { isSamePayment, type WaitingCase } from '../../components/waiting-case.js';

/** Why an approval asks first. */
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
  /** Null where the bank's lines know nothing of it; `failed` where they could not be asked. */
  readonly bank: Pick<ExpectedPaymentView, 'state' | 'lines'> | null | 'failed';
  /** Whether other accounts have the same numbers. */
  readonly isShared: boolean | 'failed';
}

/** None: the bank has this very amount under this very number, and nothing speaks against it. Then one key is enough. */
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
      // Who matches by hand may choose another amount; what is due may have changed since.
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
