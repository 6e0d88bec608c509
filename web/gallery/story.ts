import type { ReactNode } from 'react';
import { dialogMessages } from '../src/components/ui/dialog-messages.js';
import { deskMessages } from '../src/components/ui/desk-messages.js';
import { componentMessages } from '../src/components/ui/messages.js';
import { payoutMessages } from '../src/features/payouts/messages.js';
import { walletMessages } from '../src/features/payouts/wallet-messages.js';
import { registerMessages } from '../src/features/register/messages.js';
import { statementMessages } from '../src/features/statement/messages.js';
import { useText } from '../src/lib/i18n/use-text.js';

export interface Story {
  /** The shown primitives by their names; web/gallery/stories.unit.spec.ts compares them with components/ui. */
  readonly of: Readonly<Record<string, unknown>>;
  readonly states: Readonly<Record<string, () => ReactNode>>;
  /** The device has no connection. */
  readonly isOffline?: true;
  /** The dense look of the back office. */
  readonly isBackOffice?: true;
}

/** Sentences of the product, so that a state is as long as its translation. */
export function useWords() {
  return {
    ui: useText(componentMessages),
    dialog: useText(dialogMessages),
    desk: useText(deskMessages),
    payout: useText(payoutMessages),
    wallet: useText(walletMessages),
    register: useText(registerMessages),
    statement: useText(statementMessages),
  };
}

export const nothing = (): void => undefined;

export const longName = 'Venkatanarasimharajuvaripetasu Subramaniam';
export const noon = '2026-11-30T06:30:00.000Z';

export interface Payout {
  readonly _id: string;
  readonly name: string;
  readonly code: string;
  readonly rupees: number;
  readonly at: string;
  readonly state: 'statusRequested' | 'statusApproved' | 'statusRejected';
}

export const payouts: readonly Payout[] = [
  { _id: 'a', name: 'Asha Patil', code: 'FL7K2M9QX', rupees: 750, at: noon, state: 'statusRequested' },
  { _id: 'b', name: longName, code: 'TM4R8W2ZC', rupees: 1_234_567.5, at: noon, state: 'statusApproved' },
  { _id: 'c', name: 'செல்வி முருகன்', code: 'KD3H6P5VN', rupees: 1, at: noon, state: 'statusRejected' },
];
