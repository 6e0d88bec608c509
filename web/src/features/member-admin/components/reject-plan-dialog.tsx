import type { NetworkRow, PlanName } from '@deepam/contracts';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useRejectPlan } from '../api/reject-plan.js';
import { memberAdminMessages } from '../messages.js';
import { leaveWhenChanged } from '../request-changed.js';

interface Props {
  member: NetworkRow;
  plan: PlanName;
  requestId?: string;
  onCancel: () => void;
  onDone: () => void;
}

export function RejectPlanDialog({ member, plan, requestId, onCancel, onDone }: Props) {
  const t = useText(memberAdminMessages);
  const rejection = useRejectPlan();
  const facts = { name: member.name, plan };
  const reject = (reason: string) =>
    rejection.mutate(
      { userId: member._id, reason, requestId },
      {
        onSuccess: saysAndCloses(t('planRejected', facts), onDone),
        onError: (error) => leaveWhenChanged(error, member.name, onDone),
      },
    );
  return (
    <ReasonDialog
      title={t('rejectPlan')}
      confirmLabel={t('rejectPlan')}
      busy={rejection.isPending}
      failure={rejection.isError ? t('actionFailed', { error: sentenceOf(rejection.error) }) : undefined}
      onConfirm={reject}
      onCancel={onCancel}
    >
      {t('rejectPlanLead', facts)}
    </ReasonDialog>
  );
}
