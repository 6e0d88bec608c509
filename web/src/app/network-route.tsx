import { lazy } from 'react';
import { useAuth } from '../lib/auth/use-auth.js';

const MemberAdminPage = lazy(() => import('../features/member-admin/member-admin-page.js'));
const YourNetworkRoute = lazy(() => import('./your-network-route.js'));

/** /network: everyone for the head; their own network for a member. */
export default function NetworkRoute() {
  return useAuth().isHead ? <MemberAdminPage /> : <YourNetworkRoute />;
}
