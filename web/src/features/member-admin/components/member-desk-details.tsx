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
  member: NetworkRow;
  summary: ReactNode;
  onClose: () => void;
}

export function MemberDeskDetails({ member, summary, onClose }: Props) {
  const say = useText(memberDeskMessages);
  const { may } = useDesk();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <MemberDetailsDialog
        member={member}
        summary={summary}
        actions={
          <>
            {member.isHead || member.isClosed || !may('adjust-money') ? null : (
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
            {!member.isHead && <PlanSalesButton member={member} />}
          </>
        }
        onClose={onClose}
      />
      {adding && <AddEarningsDialog member={member} onClose={() => setAdding(false)} />}
    </>
  );
}
