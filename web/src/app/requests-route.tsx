import type { ComponentType, ReactNode } from 'react';
import { useOrderQueue, useReturnQueue } from '../features/cotton/use-order-queue.js';
import { Desk } from '../features/decision-desk/components/desk.js';
import { DecisionDeskPage } from '../features/decision-desk/decision-desk-page.js';
import { usePlanQueue } from '../features/member-admin/use-plan-queue.js';
import { useRegistrationQueue } from '../features/member-admin/use-registration-queue.js';
import { RequestList } from '../features/password-requests/components/request-list.js';
import { usePasswordQueue } from '../features/password-requests/use-password-queue.js';
import { usePayoutQueue } from '../features/payouts/use-payout-queue.js';
import { CancellationList } from '../features/plan-cancellations/cancellation-list.js';
import { useCancellationQueue } from '../features/plan-cancellations/use-cancellation-queue.js';
import type { WaitingQueue } from '../shared/decisions/waiting-case.js';
import { type QueueName, queueNames } from '../lib/auth/review-queues.js';
import { useLinkedId } from '../lib/use-linked-id.js';
import { WorkCount } from './back-office-menu.js';
import { useWorkOf, workOfQueue } from './waiting-work.js';

const deskOf = (useQueue: (at: string | null) => WaitingQueue) =>
  function QueueDesk({ whenDone }: { whenDone: ReactNode }) {
    const [at] = useLinkedId('at');
    return <Desk queue={useQueue(at)} whenDone={whenDone} />;
  };

const queues: Record<QueueName, ComponentType<{ whenDone: ReactNode }>> = {
  members: deskOf(useRegistrationQueue),
  plans: deskOf(usePlanQueue),
  orders: deskOf(useOrderQueue),
  returns: deskOf(useReturnQueue),
  payouts: deskOf(usePayoutQueue),
  cancellations: deskOf(useCancellationQueue),
  passwords: deskOf(usePasswordQueue),
};
const lists = { cancellations: CancellationList, passwords: RequestList };

export default function RequestsRoute() {
  const workOf = useWorkOf();
  const work = Object.fromEntries(
    queueNames.map((name) => {
      const found = workOf([workOfQueue[name]]);
      return [name, { count: found.isKnown ? found.count : undefined, mark: <WorkCount {...found} /> }];
    }),
  ) as Record<QueueName, { count: number | undefined; mark: ReactNode }>;
  return <DecisionDeskPage queues={queues} lists={lists} work={work} />;
}
