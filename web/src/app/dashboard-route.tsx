import { CottonActions } from '../features/cotton/components/cotton-actions.js';
import { DashboardPage } from '../features/dashboard/dashboard-page.js';
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

const StaffDashboard = lazyPart(async () => ({ default: (await import('./desk-dashboard.js')).StaffDashboard }));
const HeadPanels = lazyPart(async () => ({ default: (await import('./desk-dashboard.js')).HeadPanels }));
const WaitingList = lazyPart(async () => ({ default: (await import('./desk-dashboard.js')).WaitingList }));

export default function DashboardRoute() {
  const { isStaff } = useDesk();
  if (isStaff) return <StaffDashboard />;
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
        waitingList: <WaitingList />,
        headPanels: <HeadPanels />,
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
