import type { TaxRatesView } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { FieldError } from '../../../components/field.js';
import formStyles from '../../../components/form.module.css';
import { AskBeforeLeaving } from '../../../components/use-leaving.js';
import { WarningNotice } from '../../../components/warning-notice.js';
import { ApiError, sentenceOf } from '../../../lib/api/api-error.js';
import { formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useChangeTaxRates } from '../api/rates.js';
import { taxMessages } from '../messages.js';
import { changedTerms, type TaxTermsSent } from '../tax-draft.js';
import styles from './tax.module.css';
import { useTermWords } from './use-term-words.js';

interface Props {
  newest: TaxRatesView;
  sent: TaxTermsSent;
  onReload: () => void;
  onClose: () => void;
}

/** The last question: what changes, from which day on, and who must have confirmed it. */
export function ConfirmRatesDialog({ newest, sent, onReload, onClose }: Props) {
  const t = useText(taxMessages);
  const words = useTermWords();
  const change = useChangeTaxRates();
  const isConflict = change.error instanceof ApiError && change.error.code === 'COMMISSION.TAX_RATES_CHANGED';
  const day = formatDay(sent.startsOn);
  const save = () =>
    change.mutate(sent, {
      onAwaits: onClose,
      onSuccess: () => {
        showToast(t('saved', { version: newest.version + 1, day }), 'success');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t('confirmTitle')}
      confirmLabel={t('confirm')}
      busy={change.isPending}
      onConfirm={save}
      onCancel={onClose}
    >
      <AskBeforeLeaving isSending={change.isPending} isChanged={false} />
      <div className={formStyles.form}>
        <p>{t('confirmLead', { day })}</p>
        <ul className={styles.changes}>
          {changedTerms(newest, sent).map((name) => (
            <li key={name}>
              {t('confirmChange', {
                what: words.nameOf(name),
                before: words.valueOf(name, newest),
                after: words.valueOf(name, sent),
              })}
            </li>
          ))}
        </ul>
        {sent.isOn && (
          <WarningNotice title={t('counsel')} lead={t('counselLead')}>
            {null}
          </WarningNotice>
        )}
        {change.isError && (
          <FieldError text={isConflict ? t('conflict') : t('failed', { error: sentenceOf(change.error) })} />
        )}
        {isConflict && (
          <Button
            onClick={() => {
              onClose();
              onReload();
            }}
          >
            {t('reload')}
          </Button>
        )}
      </div>
    </ConfirmDialog>
  );
}
