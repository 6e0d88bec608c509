import { NetworkCottonTable } from '../features/cotton/components/network-cotton-table.js';
import { StaffDesk } from '../features/dashboard/components/staff-desk.js';
import { PayablesPanel } from '../features/payouts/components/payables-panel.js';
import { seeingOrders, seeingPayouts } from '../lib/auth/desk-permissions.js';
import { useDesk } from '../lib/auth/use-desk.js';

export { WaitingList } from '../features/dashboard/components/waiting-list.js';

export function StaffDashboard() {
  const { may } = useDesk();
  return (
    <StaffDesk>
      {may(...seeingOrders) && <NetworkCottonTable />}
      {may(...seeingPayouts) && <PayablesPanel />}
    </StaffDesk>
  );
}

export function HeadPanels() {
  return (
    <>
      <NetworkCottonTable />
      <PayablesPanel />
    </>
  );
}
