import { plainNumber, type PlanName, requestPlanProof } from '@deepam/contracts';
import { z } from 'zod';
import { dialogMessages } from '../../../components/ui/dialog-messages.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { PaymentProofFields } from '../../../shared/payment/payment-proof-fields.js';
import { UpiPayment } from '../../../shared/payment/upi-payment.js';
import { sendingFailure } from '../../../components/ui/sending-failure.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { paymentRefusals } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type Enrollment, useRequestPlanProof } from '../api.js';
import { plansMessages } from '../messages.js';
import styles from './enrollment.module.css';
import { GuideLine } from '../../../components/ui/surface.js';

/**
 * `enrollment` is null if another proof replaces a pending one, because no payment is due. A payment with `isResumed`
 * was begun earlier and may be complete. The argument of `onClose` tells whether the proof was being sent, and may have
 * arrived.
 */
interface Props {
  plan: PlanName;
  enrollment: Enrollment | null;
  isResumed?: boolean;
  onClose: (isSending: boolean) => void;
  onDone: (message: string) => void;
}

const proofForm = requestPlanProof.body!.pick({ utr: true }).extend({ planProof: z.file() });

export function UpiDialog({ plan, enrollment, isResumed = false, onClose, onDone }: Props) {
  const t = useText(plansMessages);
  const say = useText(dialogMessages);
  const request = useRequestPlanProof();
  const { form, values, set, field, file, isRefused } = useFormKit({
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
        {enrollment !== null && <UpiPayment title={t('upiFor', { plan })} request={enrollment} />}
        <div className={styles.stack}>
          {enrollment !== null && <GuideLine guide="pay" />}
          <PaymentProofFields
            utr={field('utr', plainNumber)}
            typed={values.utr}
            onFill={(utr) => set('utr', utr)}
            proof={file('planProof')}
            proofLabel={t('proof')}
            due={enrollment?.amount ?? null}
            disabled={request.isPending}
          />
        </div>
      </div>
    </FormDialog>
  );
}
