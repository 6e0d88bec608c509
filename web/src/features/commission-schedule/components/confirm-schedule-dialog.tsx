import type { CommissionSchedule } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { FieldError } from '../../../components/field.js';
import formStyles from '../../../components/form.module.css';
import { AskBeforeLeaving } from '../../../components/use-leaving.js';
import { ApiError, sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useChangeSchedule } from '../api/schedule.js';
import { percentText, type TermChange } from '../draft.js';
import { scheduleMessages } from '../messages.js';
import styles from './schedule.module.css';

interface Props {
  /** The one that was seen. */
  version: number;
  terms: Omit<CommissionSchedule, 'version'>;
  changes: readonly TermChange[];
  onReload: () => void;
  onClose: () => void;
}

/** The last question: what changes, and from when on. */
export function ConfirmScheduleDialog({ version, terms, changes, onReload, onClose }: Props) {
  const t = useText(scheduleMessages);
  const change = useChangeSchedule();
  const isConflict = change.error instanceof ApiError && change.error.code === 'COMMISSION.SCHEDULE_CHANGED';
  const { ratesBasisPoints, levelsByPlan } = terms;

  const save = () =>
    change.mutate(
      { version, ratesBasisPoints: [...ratesBasisPoints], levelsByPlan },
      {
        onAwaits: onClose,
        onSuccess: (next) => {
          showToast(t('saved', { version: next.version }), 'success');
          onClose();
        },
      },
    );

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
        <p>{t('confirmLead')}</p>
        <ul className={styles.changes}>
          {changes.map((one) => (
            <li key={nameOf(one)}>{t('confirmChange', { what: nameOf(one), ...values(one) })}</li>
          ))}
        </ul>
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

  function nameOf({ of }: TermChange): string {
    return 'level' in of ? t('level', { level: of.level }) : t('levelsOf', { plan: of.plan });
  }

  function values({ of, before, after }: TermChange): { before: string; after: string } {
    const say = (value: number) => ('level' in of ? `${percentText(value)}%` : String(value));
    return { before: say(before), after: say(after) };
  }
}
