import { type PlanName, requestPlanProof } from '@deepam/contracts';
import { z } from 'zod';
import { dialogMessages } from '../../../components/dialog-messages.js';
import { FileField } from '../../../components/file-field.js';
import { FormDialog } from '../../../components/form-dialog.js';
import { sendingFailure } from '../../../components/sending-failure.js';
import { useFormKit } from '../../../components/use-form-kit.js';
import { UtrField, withoutSpaces } from '../../../components/utr-field.js';
import { paymentRefusals } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Enrollment } from '../api/enroll-upi.js';
import { useRequestPlanProof } from '../api/request-plan-proof.js';
import { plansMessages } from '../messages.js';
import styles from './enrollment.module.css';
import { UpiPayment } from './upi-payment.js';

interface Props {
  plan: PlanName;
  /** Null where another proof takes the place of one that waits: nothing is to be paid. */
  enrollment: Enrollment | null;
  /** It was begun before, and may be paid already. */
  isResumed?: boolean;
  /** Closes this dialog only; told whether the proof was on its way, and may have arrived. */
  onClose: (isSending: boolean) => void;
  /** The proof is in; `message` is the server's. */
  onDone: (message: string) => void;
}

const proofForm = requestPlanProof.body!.pick({ utr: true }).extend({ planProof: z.file() });

/** Pay, then hand in the proof. */
export function UpiDialog({ plan, enrollment, isResumed = false, onClose, onDone }: Props) {
  const t = useText(plansMessages);
  const say = useText(dialogMessages);
  const request = useRequestPlanProof();
  const { form, field, file, isRefused } = useFormKit({
    schema: proofForm,
    blank: { utr: '', planProof: null as File | null },
    sentences: { utr: say('utrInvalid'), planProof: t('proofNeeded') },
    refusalOf: paymentRefusals(request.error, 'planProof'),
    onValid: (proof) =>
      request.mutate({ plan, txnid: enrollment?.txnid, ...proof }, { onSuccess: ({ message }) => onDone(message) }),
  });

  return (
    <FormDialog
      size={enrollment === null ? undefined : 'wide'}
      title={t(enrollment === null ? 'sendAnotherProof' : 'upiTitle')}
      form={form}
      submitLabel={t('submitProof')}
      cancelLabel={t('close')}
      busy={request.isPending}
      failure={
        request.isError && !isRefused
          ? sendingFailure(request.error, t('submitProof'), (error) => t('proofFailed', { error }))
          : undefined
      }
      onClose={() => onClose(request.isPending)}
    >
      {isResumed && <p className={styles.paidAlready}>{t('alreadyPaid')}</p>}
      <div className={enrollment === null ? styles.stack : styles.split}>
        {enrollment !== null && <UpiPayment plan={plan} enrollment={enrollment} />}
        <div className={styles.stack}>
          <UtrField {...field('utr', withoutSpaces)} />
          <FileField {...file('planProof')} label={t('proof')} required disabled={request.isPending} />
        </div>
      </div>
    </FormDialog>
  );
}
