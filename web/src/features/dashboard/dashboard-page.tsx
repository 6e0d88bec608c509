import type { ReactNode } from 'react';
import { CompleteProfile } from '../../components/complete-profile.js';
import { PageHeader } from '../../components/page-header.js';
import { ErrorState, LoadingState } from '../../components/states.js';
import { Page } from '../../components/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { type DashboardView, useDashboard } from './api/dashboard.js';
import { DashboardCards } from './components/dashboard-cards.js';
import styles from './components/dashboard.module.css';
import { ShareLink } from './components/share-link.js';
import { WaitingList } from './components/waiting-list.js';
import { dashboardMessages } from './messages.js';
import { isWaiting, mayInvite } from './what-shows.js';

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

export function DashboardPage({ parts }: { parts: DashboardParts }) {
  const t = useText(dashboardMessages);
  const dashboard = useDashboard();
  const { data } = dashboard;

  return (
    <Page>
      <PageHeader title={t('title')} lead={data && t('greeting', { name: data.name })} />
      {data !== undefined ? (
        content(data)
      ) : dashboard.isError ? (
        <ErrorState fault={dashboard.error} onRetry={() => void dashboard.refetch()} />
      ) : (
        <LoadingState text={t('loading')} />
      )}
    </Page>
  );

  function content(view: DashboardView) {
    if (isWaiting(view)) return <CompleteProfile />;
    return (
      <div className={styles.page}>
        {view.isHead && <WaitingList />}
        <DashboardCards view={view} parts={parts} />
        {mayInvite(view) && <ShareLink referralCode={view.referralCode} />}
        {view.isHead ? parts.headPanels : parts.networkPanel(view)}
      </div>
    );
  }
}
