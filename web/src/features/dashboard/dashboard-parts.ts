import type { ReactNode } from 'react';
import type { DashboardView } from './api/dashboard.js';

/** What other features put on the dashboard. */
export interface DashboardParts {
  /** Buttons of the commission card. */
  readonly payoutActions: ReactNode;
  /** Buttons of the earnings card; told whether they are the only ones that lead to the payouts. */
  readonly earningsActions: (showPayouts: boolean) => ReactNode;
  /** Buttons of the cotton card. */
  readonly cottonActions: ReactNode;
  readonly networkPanel: (viewer: DashboardView) => ReactNode;
  /** The head's tables. */
  readonly headPanels: ReactNode;
}
