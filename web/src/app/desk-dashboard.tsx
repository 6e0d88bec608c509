import { ButtonLink } from '../components/ui/button.js';
import { FigureTileList } from '../components/ui/figure-tile.js';
import { PageHeader } from '../components/ui/page-header.js';
import { Shortcuts } from '../components/ui/shortcuts.js';
import { Page } from '../components/ui/surface.js';
import { NetworkCottonTable } from '../features/cotton/components/network-cotton-table.js';
import { StockFigure } from '../features/cotton-stock/components/stock-figure.js';
import { MoneyFigures } from '../features/business-desk/components/money-figures.js';
import { waitingText } from '../features/dashboard/api.js';
import { HeadCards } from '../features/dashboard/components/head-cards.js';
import { InviteButton } from '../features/dashboard/components/invite-button.js';
import { dashboardMessages } from '../features/dashboard/messages.js';
import { PayablesPanel } from '../features/payouts/components/payables-panel.js';
import { seeingOrders, seeingPayouts, seeingStock } from '../lib/auth/desk-permissions.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { useWork } from './back-office-menu.js';
import { openGroups } from './back-office-pages.js';
import styles from './desk-dashboard.module.css';
import { ToDo } from './to-do.js';

export default function DeskDashboard() {
  const t = useText(dashboardMessages);
  const { isHead } = useAuth();
  const { may } = useDesk();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Shortcuts />
            {isHead && (
              <div className={styles.wide}>
                <InviteButton />
              </div>
            )}
            <StartReview />
          </>
        }
      />
      <div className={styles.page}>
        <ToDo />
        {may('reports', ...seeingStock) && (
          <div className={styles.figures}>
            <FigureTileList size="small">
              {may('reports') && <MoneyFigures />}
              {may(...seeingStock) && <StockFigure />}
            </FigureTileList>
          </div>
        )}
        {may(...seeingOrders) && <NetworkCottonTable />}
        {may(...seeingPayouts) && <PayablesPanel />}
        {isHead && (
          <>
            <div className={styles.figures}>
              <HeadCards />
            </div>
            <div className={styles.narrow}>
              <InviteButton />
            </div>
          </>
        )}
      </div>
    </Page>
  );
}

function StartReview() {
  const t = useText(dashboardMessages);
  const { isHead } = useAuth();
  const { may } = useDesk();
  const workOf = useWork();
  const page = openGroups({ isHead, may })
    .flatMap(({ pages }) => pages)
    .find(({ to }) => to === '/requests');
  if (page === undefined) return null;
  const { count, isCut } = workOf(page);
  return count > 0 && <ButtonLink to={page.to}>{t('startReview', { count: waitingText(count, isCut) })}</ButtonLink>;
}
