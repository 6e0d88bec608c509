import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ui/button.js';
import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { Page } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useBusinessOverview } from './api.js';
import styles from './components/business-desk.module.css';
import { DaysChart } from './components/days-chart.js';
import { FigureTiles, OwedTiles } from './components/money-tiles.js';
import { businessDeskMessages } from './messages.js';

export function DeskPage({ waiting, stock }: { waiting: ReactNode; stock: ReactNode }) {
  const t = useText(businessDeskMessages);
  const { isStaff, may } = useDesk();
  const seesMoney = may('reports');
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={seesMoney && <ButtonLink to="/reports">{t('reportsTitle')}</ButtonLink>}
      />
      {isStaff || may() ? (
        <div className={styles.page}>
          {waiting}
          {seesMoney && <Money />}
          {stock}
        </div>
      ) : (
        <HeadOnly>{null}</HeadOnly>
      )}
    </Page>
  );
}

function Money() {
  const overview = useBusinessOverview();
  const { data } = overview;
  if (data === undefined) {
    return overview.isError ? (
      <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />
    ) : (
      <LoadingState />
    );
  }
  return (
    <>
      <FigureTiles view={data} />
      <OwedTiles view={data} />
      <DaysChart days={data.days} />
    </>
  );
}
