import type { ReactNode } from 'react';
import type { DashboardView } from './api.js';

export interface DashboardParts {
  readonly walletLink: ReactNode;
  readonly planPayments: ReactNode;
  readonly payoutActions: (mayRequest: boolean) => ReactNode;
  readonly earningsActions: (shows: { mayWithdraw: boolean; showPayouts: boolean }) => ReactNode;
  readonly cottonActions: ReactNode;
  readonly networkPanel: (viewer: DashboardView) => ReactNode;
}
