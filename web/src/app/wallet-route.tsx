import { Navigate } from 'react-router-dom';
import { CompleteProfile } from '../shared/members/complete-profile.js';
import { LoadingState } from '../components/ui/states.js';
import { Page } from '../components/ui/surface.js';
import { WithdrawNow } from '../features/payouts/components/withdraw-now.js';
import { WalletPage } from '../features/payouts/wallet-page.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useMembership } from '../lib/network/membership.js';
import { useBalance } from '../lib/own-balance.js';

export { WithdrawNow };

/** Only approved members have a wallet. The page explains that to other readers. */
export default function WalletRoute() {
  const { isHead } = useAuth();
  const { isStaff } = useDesk();
  const isMember = !isHead && !isStaff;
  const { data, isPending } = useMembership(isMember);
  useBalance(isMember);
  if (!isMember) return <Navigate to="/dashboard" replace />;
  if (data?.isApproved === false) {
    return (
      <Page>
        <CompleteProfile isPage />
      </Page>
    );
  }
  return isPending ? <LoadingState /> : <WalletPage plan={data?.plan ?? null} />;
}
