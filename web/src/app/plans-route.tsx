import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PlansPage } from '../features/plans/plans-page.js';
import type { Registered } from '../features/register/api/register.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { lazyPart } from '../lib/insisting.js';

/** In a chunk that whoever registered has: one of its own would be told of at a first visit. */
const Joined = lazyPart(async () => ({ default: (await import('../features/register/register-page.js')).Joined }));

/** /plans; whoever has just registered is welcomed there, and nobody else who opens the same place again. */
export default function PlansRoute() {
  const { memberId } = useAuth();
  const { joined } = (useLocation().state ?? {}) as { joined?: Registered };
  if (joined === undefined || joined.user._id !== memberId) return <PlansPage />;
  return (
    <PlansPage
      welcome={
        <Suspense>
          <Joined joined={joined} />
        </Suspense>
      }
    />
  );
}
