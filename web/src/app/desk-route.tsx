import { DeskPage } from '../features/business-desk/desk-page.js';
import { WaitingList } from '../features/dashboard/components/waiting-list.js';

/** /desk: features do not know each other, so the desk gets its list of what waits here. */
export default function DeskRoute() {
  return <DeskPage waiting={<WaitingList isOldestFirst />} />;
}
