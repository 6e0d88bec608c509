import { HeadOnly } from '../../components/head-only.js';
import { Page } from '../../components/surface.js';
import { seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useLinkedId } from '../../lib/use-linked-id.js';
import { BatchList } from './components/batch-list.js';
import { BatchView } from './components/batch-view.js';

/** /payout-batches: all of them, or the one that `?batch=` names. */
export default function BatchesPage() {
  const [batchId] = useLinkedId('batch');
  return (
    <Page>
      <HeadOnly needs={seeingPayouts}>
        {batchId === null ? <BatchList /> : <BatchView key={batchId} batchId={batchId} />}
      </HeadOnly>
    </Page>
  );
}
