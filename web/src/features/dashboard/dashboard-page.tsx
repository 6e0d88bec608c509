import { CompleteProfile } from '../../shared/members/complete-profile.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { Page } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { type DashboardView, useDashboard } from './api.js';
import { DashboardCards, type DashboardParts } from './components/dashboard-cards.js';
import styles from './components/dashboard.module.css';
import { ShareLinkCard } from './components/share-link.js';
import { dashboardMessages } from './messages.js';
import { isWaiting, mayInvite } from './what-shows.js';

export function DashboardPage({ parts }: { parts: DashboardParts }) {
  const t = useText(dashboardMessages);
  const dashboard = useDashboard();
  const { data } = dashboard;

  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={data && t('greeting', { name: data.name })}
        actions={data !== undefined && !isWaiting(data) ? parts.walletLink : undefined}
      />
      {data !== undefined ? (
        content(data)
      ) : dashboard.isError ? (
        <ErrorState error={dashboard.error} onRetry={() => void dashboard.refetch()} />
      ) : (
        <LoadingState text={t('loading')} />
      )}
    </Page>
  );

  function content(view: DashboardView) {
    if (isWaiting(view)) {
      return (
        <div className={styles.page}>
          {parts.planPayments}
          {view.requestedPlan !== null && (
            <p className={styles.asked}>{t('planPending', { plan: view.requestedPlan })}</p>
          )}
          <CompleteProfile />
        </div>
      );
    }
    return (
      <div className={styles.page}>
        {parts.planPayments}
        <DashboardCards view={view} parts={parts} />
        {mayInvite(view) && <ShareLinkCard referralCode={view.referralCode} />}
        {parts.networkPanel(view)}
      </div>
    );
  }
}
