import { MemberAccount } from '../shared/members/member-account.js';
import { MemberNumbers } from '../shared/members/member-numbers.js';
import { MemberSessions } from '../shared/members/member-sessions.js';
import { PlanSalesList } from '../shared/plans/plan-sales-list.js';
import { MemberTimeline } from '../features/audit/components/member-timeline.js';
import { MemberOrders } from '../features/cotton/components/member-orders.js';
import { MemberGrievances } from '../features/grievances/components/member-grievances.js';
import { MemberHead } from '../features/member-admin/components/member-head.js';
import { MemberActions, MemberProfile } from '../features/member-admin/components/member-profile.js';
import type { MemberPart, PartProps } from '../features/member-page/member-part.js';
import { MemberPage } from '../features/member-page/member-page.js';
import { MemberPayouts } from '../features/payouts/components/member-payouts.js';
import { MemberLedger } from '../features/statement/components/member-ledger.js';
import { MemberSums } from '../features/statement/components/member-sums.js';
import {
  seeingGrievances,
  seeingLedgers,
  seeingMembers,
  seeingOrders,
  seeingPayouts,
} from '../lib/auth/desk-permissions.js';
import { useDesk } from '../lib/auth/use-desk.js';

const parts: readonly MemberPart[] = [
  { slug: 'timeline', needs: [...seeingMembers, ...seeingOrders, ...seeingPayouts, 'reports'], Part: MemberTimeline },
  { slug: 'plans', needs: ['decide-plans', 'read'], Part: PlanSalesList },
  { slug: 'ledger', needs: seeingLedgers, Part: MemberLedger },
  { slug: 'orders', needs: seeingOrders, Part: MemberOrders },
  { slug: 'payouts', needs: seeingPayouts, Part: MemberPayouts },
  { slug: 'grievances', needs: seeingGrievances, Part: MemberGrievances },
];

export default function MemberOfAddress({ id }: { id: string }) {
  const { may } = useDesk();
  return (
    <MemberPage
      id={id}
      parts={parts}
      needs={[...seeingMembers, 'reveal-numbers']}
      head={(member) => <MemberHead member={member} />}
      actions={(member, titleId) => <MemberActions member={member} describedBy={titleId} />}
      sums={may(...seeingLedgers) && <MemberSums memberId={id} />}
      profile={(member) => <MemberProfile member={member} />}
      account={(about) => <AccountOfMember {...about} />}
    />
  );
}

function AccountOfMember({ memberId, member }: PartProps) {
  const { may } = useDesk();
  if (member?.isHead || member?.isClosed) return null;
  return (
    <>
      {may('reveal-numbers') && <MemberNumbers memberId={memberId} />}
      {member !== null && may('manage-members', 'read') && <MemberAccount member={member} />}
      {may('manage-members') && <MemberSessions memberId={memberId} />}
    </>
  );
}
