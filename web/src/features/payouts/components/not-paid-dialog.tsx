import type { PayoutBatchRow } from '@deepam/contracts';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useReleaseUnpaid } from '../api/payout-batches.js';
import { batchMessages } from '../batch-messages.js';

interface Props {
  batchId: string;
  row: PayoutBatchRow;
  onClose: () => void;
}

/** A person has asked the bank about a payment that it never answered. */
export function NotPaidDialog({ batchId, row: { payoutId, name, amount }, onClose }: Props) {
  const t = useText(batchMessages);
  const release = useReleaseUnpaid(batchId);
  const confirm = (reason: string) =>
    release.mutate({ payoutId, reason }, { onSuccess: saysAndCloses(t('notPaidDone'), onClose) });
  return (
    <ReasonDialog
      title={t('notPaidTitle')}
      confirmLabel={t('notPaidButton')}
      busy={release.isPending}
      failure={release.isError ? t('failed', { error: sentenceOf(release.error) }) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('notPaidLead', { name, amount: formatRupees(amount) })}
    </ReasonDialog>
  );
}
