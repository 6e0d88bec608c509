import { lazy } from 'react';
import { useAuth } from '../lib/auth/use-auth.js';

const MemberLevelPage = lazy(() => import('../features/member-level/member-level-page.js'));
const YourNetworkRoute = lazy(() => import('./your-network-route.js'));

/** /network: everyone for the head; their own network for a member. */
export default function NetworkRoute() {
  return useAuth().isHead ? <MemberLevelPage /> : <YourNetworkRoute />;
}
