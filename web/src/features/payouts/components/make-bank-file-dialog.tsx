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
import type { previewBankFile, ResponseOf } from '@deepam/contracts';
import { personName } from '../../../components/ui/person-name.js';
import { formatDateTime } from '../../../lib/format/date.js';
import shared from './bank-files.module.css';
import styles from './bank-file-plan.module.css';
import { TaxNote } from './tax-note.js';

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

type Plan = ResponseOf<typeof previewBankFile>;

function FilePayments({ payable, total, tax, net }: Pick<Plan, 'payable' | 'total' | 'tax' | 'net'>) {
  const t = useText(bankFileMessages);
  return (
    <section className={styles.plan}>
      <p className={styles.sum}>
        {t(counted('payable', payable.length), { count: formatCount(payable.length), total: formatRupees(total) })}
      </p>
      <TaxNote tax={tax} net={net} />
      <ul className={styles.people} tabIndex={0} aria-label={t('transfers')}>
        {payable.map(({ payableId, name, referralCode, amount, tax, net }) => (
          <li key={payableId}>
            <span>
              <strong>{personName(name)}</strong> <span className={shared.soft}>{referralCode}</span>
            </span>
            <span className={styles.amounts}>
              <span className={shared.amount}>{formatRupees(amount)}</span>
              <TaxNote tax={tax} net={net} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BlockedPayables({ blocked }: Pick<Plan, 'blocked'>) {
  const t = useText(bankFileMessages);
  return (
    <section className={styles.plan}>
      <p className={styles.sum}>{t('blockedTitle', { count: formatCount(blocked.length) })}</p>
      <ul className={styles.people} tabIndex={0} aria-label={t('blockedTitle', { count: formatCount(blocked.length) })}>
        {blocked.map(({ payableId, name, reason, until, amount }) => (
          <li key={payableId}>
            <span>
              <strong>{name === undefined ? '–' : personName(name)}</strong>
              <span className={shared.note}>
                {t(`block.${reason}`, { moment: until === undefined ? '' : formatDateTime(until) })}
              </span>
            </span>
            {amount !== undefined && <span className={shared.amount}>{formatRupees(amount)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
