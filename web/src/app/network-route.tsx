import { RequirePermissions } from '../shared/members/require-permissions.js';
import { Page } from '../components/ui/surface.js';
import { seeingMembers } from '../lib/auth/desk-permissions.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { lazyPart } from '../lib/retry-import.js';

const MemberAdminPage = lazyPart(() => import('../features/member-admin/member-admin-page.js'));
const YourNetworkRoute = lazyPart(() => import('./your-network-route.js'));

export default function NetworkRoute() {
  const { isHead } = useAuth();
  const { isStaff, may } = useDesk();
  if (isHead || may(...seeingMembers)) return <MemberAdminPage />;
  if (!isStaff) return <YourNetworkRoute />;
  return (
    <Page>
      <RequirePermissions needs={seeingMembers}>{null}</RequirePermissions>
    </Page>
  );
}
