import type { CancellationView } from '@deepam/contracts';
import { personName } from '../../components/person-name.js';
import { planSalesMessages } from '../../components/plan-sales-messages.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useRefuseCancellation } from '../../lib/network/plan-sales.js';
import { saysAndCloses } from '../../lib/says-and-closes.js';

export function RefuseDialog({ request, onClose }: { request: CancellationView; onClose: () => void }) {
  const t = useText(planSalesMessages);
  const refusal = useRefuseCancellation();
  const { _id: id, plan } = request;
  const refuse = (reason: string) =>
    refusal.mutate({ id, reason }, { onSuccess: saysAndCloses(t('refused'), onClose) });
  return (
    <ReasonDialog
      title={t('refuseTitle')}
      confirmLabel={t('refuse')}
      busy={refusal.isPending}
      failure={refusal.isError ? t('refuseFailed', { error: sentenceOf(refusal.error) }) : undefined}
      onConfirm={refuse}
      onCancel={onClose}
    >
      {t('refuseLead', { name: personName(request.name), plan })}
    </ReasonDialog>
  );
}
