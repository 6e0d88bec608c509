import { CottonActions } from '../features/cotton/components/cotton-actions.js';
import { DashboardPage } from '../features/dashboard/dashboard-page.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { NetworkPanel } from '../features/network-panel/components/network-panel.js';
import { CommissionActions } from '../features/payouts/components/commission-actions.js';
import { EarningsActions } from '../features/payouts/components/earnings-actions.js';
import { RefusedPlan } from '../features/plans/components/refused-plan.js';
import { UnfinishedPayments } from '../features/plans/components/unfinished-payments.js';
import { ButtonLink } from '../components/ui/button.js';
import { lazyPart } from '../lib/retry-import.js';
import { useText } from '../lib/i18n/use-text.js';
import { tabMessages } from './tab-messages.js';
import styles from './wallet-link.module.css';

const DeskDashboard = lazyPart(() => import('./desk-dashboard.js'));

export default function DashboardRoute() {
  const { isHead } = useAuth();
  const { isStaff } = useDesk();
  if (isHead || isStaff) return <DeskDashboard />;
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
