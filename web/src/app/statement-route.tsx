import { CompleteProfile } from '../shared/members/complete-profile.js';
import { LoadingState } from '../components/ui/states.js';
import { Page } from '../components/ui/surface.js';
import { RequirePermissions } from '../shared/members/require-permissions.js';
import { seeingLedgers } from '../lib/auth/desk-permissions.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useMembership } from '../lib/network/membership.js';
import { lazyPart } from '../lib/retry-import.js';

const StatementPage = lazyPart(() => import('../features/statement/statement-page.js'));

/** The statement exists only after the approval. The page explains that to other readers. */
export default function StatementRoute() {
  const { isStaff } = useDesk();
  const { data, isPending } = useMembership(!isStaff);
  if (isStaff) {
    return (
      <RequirePermissions needs={seeingLedgers}>
        <StatementPage />
      </RequirePermissions>
    );
  }
  if (data?.isApproved === false && !data.isHead) {
    return (
      <Page>
        <CompleteProfile isPage />
      </Page>
    );
  }
  return isPending ? <LoadingState /> : <StatementPage />;
}
