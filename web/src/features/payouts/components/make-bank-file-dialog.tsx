import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useMakeBankFile, usePreviewBankFile } from '../api.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { payoutMessages } from '../messages.js';
import { BlockedPayables, FilePayments } from './bank-file-plan.js';

export function MakeBankFileDialog({ payableIds, onClose }: { payableIds: readonly string[]; onClose: () => void }) {
  const t = useText(bankFileMessages);
  const say = useText(payoutMessages);
  const navigate = useNavigate();
  const preview = usePreviewBankFile(payableIds);
  const making = useMakeBankFile();
  const plan = preview.data;
  const canMake = plan !== undefined && plan.payable.length > 0;
  const make = () =>
    making.mutate(
      plan!.payable.map(({ payableId }) => payableId),
      {
        onAwaits: onClose,
        onSuccess: ({ bankFile: { _id, total, counts } }) => {
          showToast(
            t(counted('made', counts.approved), { count: formatCount(counts.approved), total: formatRupees(total) }),
            'success',
          );
          void navigate(`/bank-files?file=${_id}`);
        },
      },
    );
  return (
    <Dialog
      open
      size="wide"
      title={t('make')}
      onClose={making.isPending ? () => undefined : onClose}
      footer={
        <>
          <Button variant="secondary" disabled={making.isPending} onClick={onClose}>
            {say('close')}
          </Button>
          <Button busy={making.isPending} disabled={!canMake} onClick={make}>
            {t('make')}
          </Button>
        </>
      }
    >
      <div className={formStyles.form}>
        {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.isPending && <LoadingState neverKept text={t('checking')} />}
        {plan !== undefined && (
          <>
            {canMake ? <p>{t('makeLead')}</p> : <p role="alert">{t('nonePayable')}</p>}
            {canMake && <FilePayments {...plan} />}
            {plan.blocked.length > 0 && <BlockedPayables blocked={plan.blocked} />}
          </>
        )}
        {making.isError && <FieldError text={t('failed', { error: sentenceOf(making.error) })} />}
      </div>
    </Dialog>
  );
}
