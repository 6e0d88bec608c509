import { Suspense } from 'react';
import { LoadingState } from '../components/ui/states.js';
import { NetworkPage } from '../features/network-panel/network-page.js';
import { lazyPart } from '../lib/retry-import.js';

const NetworkTree = lazyPart(() => import('../features/network-tree/components/network-tree.js'));

export default function YourNetworkRoute() {
  return (
    <NetworkPage
      tree={(topId, directCount) => (
        <Suspense fallback={<LoadingState />}>
          <NetworkTree topId={topId} directCount={directCount} />
        </Suspense>
      )}
    />
  );
}
