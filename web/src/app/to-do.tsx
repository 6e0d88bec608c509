import { useBusinessOverview } from '../features/business-desk/api.js';
import { WaitingList } from '../features/dashboard/components/waiting-list.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useLateness } from './waiting-work.js';

export function ToDo({ isOldestFirst }: { isOldestFirst?: boolean }) {
  const { may } = useDesk();
  const isLate = useLateness();
  const { data } = useBusinessOverview(may('reports'));
  return (
    <WaitingList
      isLate={isLate}
      isOldestFirst={isOldestFirst}
      {...(data !== undefined && { amounts: { payouts: data.owed.requested } })}
    />
  );
}
