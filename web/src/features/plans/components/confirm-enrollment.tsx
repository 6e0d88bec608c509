import type { PlanName } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type Enrollment, useEnrollUpi, type PlanView } from '../api.js';
import { plansMessages } from '../messages.js';
import { usePlanLines } from '../plan-lines.js';
import styles from './enrollment.module.css';

interface Props {
  plan: PlanView;
  amount: number;
  currentPlan: PlanName | null;
  onCancel: () => void;
  onEnrolled: (enrollment: Enrollment) => void;
}

export function ConfirmEnrollment({ plan, amount, currentPlan, onCancel, onEnrolled }: Props) {
  const t = useText(plansMessages);
  const lines = usePlanLines(plan);
  const enroll = useEnrollUpi();
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('confirmTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button busy={enroll.isPending} onClick={() => enroll.mutate(plan.name, { onSuccess: onEnrolled })}>
            {t('upiPayment')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('confirmText', { plan: plan.name })}</p>
        <ul className={styles.contents}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {currentPlan !== null && (
          <p>{t('confirmDifference', { plan: plan.name, price: formatRupees(plan.price), present: currentPlan })}</p>
        )}
        <p className={styles.amountLine}>
          {t('confirmAmount')}
          <strong>
            <MoneyText rupees={amount} />
          </strong>
        </p>
        {enroll.isError && <FieldError text={t('enrollFailed', { error: sentenceOf(enroll.error) })} />}
      </div>
    </Dialog>
  );
}
