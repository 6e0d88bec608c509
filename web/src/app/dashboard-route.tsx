import { CottonActions } from '../features/cotton/components/cotton-actions.js';
import { NetworkCottonTable } from '../features/cotton/components/network-cotton-table.js';
import { StaffDesk } from '../features/dashboard/components/staff-desk.js';
import { DashboardPage } from '../features/dashboard/dashboard-page.js';
import { seeingOrders, seeingPayouts } from '../lib/auth/desk-permissions.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { NetworkPanel } from '../features/network-panel/components/network-panel.js';
import { CommissionActions } from '../features/payouts/components/commission-actions.js';
import { EarningsActions } from '../features/payouts/components/earnings-actions.js';
import { PayablesPanel } from '../features/payouts/components/payables-panel.js';
import { RefusedPlan } from '../features/plans/components/refused-plan.js';
import { UnfinishedPayments } from '../features/plans/components/unfinished-payments.js';
import { ButtonLink } from '../components/ui/button.js';
import { useText } from '../lib/i18n/use-text.js';
import { tabMessages } from './tab-messages.js';
import styles from './wallet-link.module.css';

export default function DashboardRoute() {
  const { isStaff, may } = useDesk();
  if (isStaff) {
    return (
      <StaffDesk>
        {may(...seeingOrders) && <NetworkCottonTable />}
        {may(...seeingPayouts) && <PayablesPanel />}
      </StaffDesk>
    );
  }
  return (
    <DashboardPage
      parts={{
        walletLink: <WalletLink />,
        planPayments: (
          <>
            <RefusedPlan />
            <UnfinishedPayments />
          </>
        ),
        payoutActions: (mayRequest) => <CommissionActions mayRequest={mayRequest} />,
        earningsActions: (shows) => <EarningsActions {...shows} />,
        cottonActions: <CottonActions />,
        networkPanel: (viewer) => <NetworkPanel viewer={viewer} />,
        headPanels: (
          <>
            <NetworkCottonTable />
            <PayablesPanel />
          </>
        ),
      }}
    />
  );
}

function WalletLink() {
  const t = useText(tabMessages);
  return (
    <ButtonLink variant="secondary" className={styles.link} to="/wallet">
      {t('wallet')}
    </ButtonLink>
  );
}
