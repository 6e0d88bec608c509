import { useAuth } from '../lib/auth/use-auth.js';
import { lazyPart } from '../lib/insisting.js';

const MemberAdminPage = lazyPart(() => import('../features/member-admin/member-admin-page.js'));
const YourNetworkRoute = lazyPart(() => import('./your-network-route.js'));

/** /network: everyone for the head; their own network for a member. */
export default function NetworkRoute() {
  return useAuth().isHead ? <MemberAdminPage /> : <YourNetworkRoute />;
}
