import type { NetworkRow } from '@deepam/contracts';
import { MemberFacts } from '../../../shared/members/member-facts.js';
import { SharedNumbersNotice } from '../../../shared/members/shared-numbers.js';
import { Card } from '../../../components/ui/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberAdminMessages } from '../messages.js';
import styles from './member-admin.module.css';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { RowActions } from '../../../components/ui/row-actions.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { memberDeskMessages } from '../desk-messages.js';
import { openActionsOf, type RowAction } from '../row-actions.js';
import { AddEarningsDialog } from './add-earnings-dialog.js';
import { actionItems } from './member-columns.js';
import { MemberActionDialog } from './member-action-dialog.js';

export function MemberProfile({ member }: { member: NetworkRow }) {
  const { isHead, isClosed } = member;
  return (
    <Card className={styles.profile}>
      <MemberFacts member={member} />
      {!isHead && !isClosed && <SharedNumbersNotice memberId={member._id} />}
    </Card>
  );
}

export function MemberActions({ member, describedBy }: { member: NetworkRow; describedBy: string }) {
  const t = useText(memberAdminMessages);
  const say = useText(memberDeskMessages);
  const desk = useDesk();
  const [action, setAction] = useState<RowAction | null>(null);
  const [adding, setAdding] = useState(false);
  const mayAdd = !member.isHead && !member.isClosed && desk.may('adjust-money');
  const items = actionItems(t, openActionsOf(desk, member), setAction);
  if (items.length === 0 && !mayAdd) return null;
  return (
    <div className={styles.oneMember}>
      <RowActions describedBy={describedBy} items={items} />
      {mayAdd && (
        <Button variant="secondary" size="small" needsConnection aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {say('addEarnings')}
        </Button>
      )}
      {action !== null && <MemberActionDialog action={action} member={member} onClose={() => setAction(null)} />}
      {adding && <AddEarningsDialog member={member} onClose={() => setAdding(false)} />}
    </div>
  );
}
