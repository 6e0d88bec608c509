import type { ReactNode } from 'react';
import type { DashboardView } from './api/dashboard.js';

/** What other features put on the dashboard. */
export interface DashboardParts {
  /** Beside the heading of a member who is approved. */
  readonly walletLink: ReactNode;
  /** Of plans: a request that was refused, payments that were begun. */
  readonly planPayments: ReactNode;
  /** Buttons of the commission card; told whether a request can be granted. */
  readonly payoutActions: (mayRequest: boolean) => ReactNode;
  /** Buttons of the earnings card; told whether there is anything, and whether they are the only ones that lead to the payouts. */
  readonly earningsActions: (shows: { mayWithdraw: boolean; showPayouts: boolean }) => ReactNode;
  /** Buttons of the cotton card. */
  readonly cottonActions: ReactNode;
  readonly networkPanel: (viewer: DashboardView) => ReactNode;
  /** The head's tables. */
  readonly headPanels: ReactNode;
}
