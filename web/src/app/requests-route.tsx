import { useOrderQueue, useReturnQueue } from '../features/cotton/use-order-queue.js';
import { Desk } from '../features/decision-desk/components/desk.js';
import { DecisionDeskPage } from '../features/decision-desk/decision-desk-page.js';
import { usePlanQueue } from '../features/member-admin/use-plan-queue.js';
import type { CaseQueue } from '../shared/decisions/waiting-case.js';
import { useLinkedId } from '../lib/use-linked-id.js';

const deskOf = (useQueue: (at: string | null) => CaseQueue) =>
  function QueueDesk() {
    const [at] = useLinkedId('at');
    return <Desk queue={useQueue(at)} />;
  };

const queues = { plans: deskOf(usePlanQueue), orders: deskOf(useOrderQueue), returns: deskOf(useReturnQueue) };

export default function RequestsRoute() {
  return <DecisionDeskPage queues={queues} />;
}
