import type { NetworkRow, PlanName } from '@deepam/contracts';
import { SeenBeforeNotice } from '../../../shared/decisions/seen-before.js';
import { SharedNumbersNotice } from '../../../shared/members/shared-numbers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useSetPlan } from '../api.js';
import { memberAdminMessages } from '../messages.js';
import { leaveWhenChanged } from '../request-changed.js';
import { ConfirmMemberAction } from './confirm-member-action.js';

interface Props {
  member: NetworkRow;
  plan: PlanName;
  payment: 'received' | 'waived';
  requestId?: string;
  onCancel: () => void;
  onDone: () => void;
}

export function SetPlanDialog({ member, plan, payment, requestId, onCancel, onDone }: Props) {
  const t = useText(memberAdminMessages);
  const approval = useSetPlan();
  const approve = () =>
    approval.mutate(
      { userId: member._id, plan, payment, requestId },
      {
        onSuccess: announceAndClose(t('planSet', { name: member.name, plan }), onDone),
        onAwaits: onDone,
        onError: (error) => leaveWhenChanged(error, member.name, onDone),
      },
    );
  return (
    <ConfirmMemberAction
      member={member}
      question={t('confirmPlan', { plan })}
      note={
        <>
          {!member.isApproved && <p>{t('approvesToo', { name: member.name })}</p>}
          {requestId !== undefined && <SeenBeforeNotice seen={member.seenBefore} />}
          <SharedNumbersNotice memberId={member._id} />
        </>
      }
      confirmLabel={t('proceed')}
      work={approval}
      onConfirm={approve}
      onCancel={onCancel}
    />
  );
}
