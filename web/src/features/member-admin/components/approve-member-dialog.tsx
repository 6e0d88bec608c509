import type { NetworkRow } from '@deepam/contracts';
import { SharedNumbersNotice } from '../../../components/shared-numbers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useApproveRegistration } from '../api/approve-registration.js';
import { memberAdminMessages } from '../messages.js';
import { ConfirmMemberAction } from './confirm-member-action.js';

export function ApproveMemberDialog({ member, onClose }: { member: NetworkRow; onClose: () => void }) {
  const t = useText(memberAdminMessages);
  const approval = useApproveRegistration();
  const approve = () =>
    approval.mutate(member._id, { onSuccess: saysAndCloses(t('approved', { name: member.name }), onClose) });
  return (
    <ConfirmMemberAction
      member={member}
      question={t('confirmApprove')}
      note={<SharedNumbersNotice memberId={member._id} />}
      confirmLabel={t('approve')}
      work={approval}
      onConfirm={approve}
      onCancel={onClose}
    />
  );
}
