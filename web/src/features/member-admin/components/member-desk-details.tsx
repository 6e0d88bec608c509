import type { NetworkRow } from '@deepam/contracts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { MemberDetailsDialog } from '../../../shared/members/member-details-dialog.js';
import { PlanSalesButton } from '../../../shared/plans/plan-sales-button.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberDeskMessages } from '../desk-messages.js';
import { AddEarningsDialog } from './add-earnings-dialog.js';

interface Props {
  member: NetworkRow | null;
  pending: ReactNode;
  summary: ReactNode;
  onClose: () => void;
}

export function MemberDeskDetails({ member, ...dialog }: Props) {
  const say = useText(memberDeskMessages);
  const { may } = useDesk();
  const [adding, setAdding] = useState(false);
  const mayAdd = member !== null && !member.isHead && !member.isClosed && may('adjust-money');
  return (
    <>
      <MemberDetailsDialog
        {...dialog}
        member={member}
        actions={
          <>
            {mayAdd && (
              <Button
                variant="secondary"
                size="small"
                needsConnection
                aria-haspopup="dialog"
                onClick={() => setAdding(true)}
              >
                {say('addEarnings')}
              </Button>
            )}
            {member !== null && !member.isHead && <PlanSalesButton member={member} />}
          </>
        }
      />
      {adding && member !== null && <AddEarningsDialog member={member} onClose={() => setAdding(false)} />}
    </>
  );
}
