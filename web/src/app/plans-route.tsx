import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PlansPage } from '../features/plans/plans-page.js';
import type { Registered } from '../features/register/api.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { lazyPart } from '../lib/retry-import.js';

/** The component shares the chunk of the registration, because a further chunk would be listed for a first visit. */
const Joined = lazyPart(async () => ({ default: (await import('../features/register/register-page.js')).Joined }));

/** Only a person who has just registered is welcomed, not a later visitor of the same history entry. */
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
