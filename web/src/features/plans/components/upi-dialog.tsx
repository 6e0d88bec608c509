import type { PlanName } from '@deepam/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field.js';
import { FileField } from '../../../components/file-field.js';
import { UtrField } from '../../../components/utr-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { focusFirstFault } from '../../../lib/focus-first-fault.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { isUtr } from '../../../lib/utr.js';
import type { Enrollment } from '../api/enroll-upi.js';
import { useRequestPlanProof } from '../api/request-plan-proof.js';
import { plansMessages } from '../messages.js';
import styles from './enrollment.module.css';
import { UpiPayment } from './upi-payment.js';

interface Props {
  plan: PlanName;
  enrollment: Enrollment;
  /** Closes this dialog only. */
  onClose: () => void;
  /** The proof is in; `message` is the server's. */
  onDone: (message: string) => void;
}

/** Pay, then hand in the proof. */
export function UpiDialog({ plan, enrollment, onClose, onDone }: Props) {
  const t = useText(plansMessages);
  const formId = useId();
  const request = useRequestPlanProof();
  const [utr, setUtr] = useState('');
  const [planProof, setPlanProof] = useState<File | null>(null);
  const [tried, setTried] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (planProof === null || !isUtr(utr)) return focusFirstFault(event.currentTarget);
    request.mutate({ plan, utr, planProof }, { onSuccess: ({ message }) => onDone(message) });
  }

  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('upiTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" form={formId} busy={request.isPending}>
            {t('submitProof')}
          </Button>
        </>
      }
    >
      <div className={styles.split}>
        <UpiPayment plan={plan} enrollment={enrollment} />
        <form id={formId} className={styles.stack} noValidate onSubmit={submit}>
          <UtrField value={utr} onChange={setUtr} tried={tried} />
          <FileField
            label={t('proof')}
            name="planProof"
            required
            file={planProof}
            onChange={setPlanProof}
            disabled={request.isPending}
            error={tried && planProof === null ? t('proofNeeded') : undefined}
          />
          {request.isError && <FieldError text={t('proofFailed', { error: sentenceOf(request.error) })} />}
        </form>
      </div>
    </Dialog>
  );
}
