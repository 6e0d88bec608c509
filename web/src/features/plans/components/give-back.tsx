import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDate, formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { utrPart } from '../../../lib/format/utr-part.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useBalance } from '../../../lib/own-balance.js';
import { showToast } from '../../../lib/toast.js';
import { type OwnSale, usePlanSales, useWithdrawCancellation, useRequestCancellation } from '../api.js';
import styles from './give-back.module.css';
import { reason } from '@deepam/contracts';
import { z } from 'zod';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextAreaField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { giveBackMessages } from '../give-back-messages.js';

export default function GiveBack() {
  const { data = [] } = usePlanSales();
  const latest = data.findLast(({ reversal }) => reversal == null) ?? data.at(-1);
  const reversed = data.at(-1);
  return (
    <>
      {reversed?.reversal != null && <TakenBack sale={reversed} />}
      {latest !== undefined && latest.reversal == null && <Standing sale={latest} />}
    </>
  );
}

function TakenBack({ sale: { _id, plan, amount, reversal } }: { sale: OwnSale }) {
  const t = useText(giveBackMessages);
  const refund = useBalance().data?.refunds.find((one) => one._id === _id);
  const isPaid = refund?.state === 'paid' || refund?.state === 'paid-twice';
  const { paidOn, utr } = refund?.transfer ?? {};
  const sum = formatRupees(amount);
  const isRefundComing = refund !== undefined && !isPaid;
  return (
    <div className={styles.note}>
      <div className={styles.words}>
        <p>{t('reversed', { plan, date: formatDate(reversal!.at) })}</p>
        {isPaid && (
          <p>
            {t('refunded', {
              amount: sum,
              day: paidOn === undefined ? '–' : formatDay(paidOn),
              utr: utrPart(utr ?? null),
            })}
          </p>
        )}
        {isRefundComing && <p>{t('refundComing', { amount: sum })}</p>}
      </div>
    </div>
  );
}

function Standing({ sale }: { sale: OwnSale }) {
  const t = useText(giveBackMessages);
  const withdrawal = useWithdrawCancellation();
  const [asking, setAsking] = useState(false);
  const { plan, amount, cancellation, cancelUntil } = sale;
  if (cancellation?.status === 'waiting') {
    const keep = () =>
      withdrawal.mutate(cancellation._id, {
        onSuccess: () => showToast(t('withdrawn'), 'success'),
        onError: (error) => showToast(t('withdrawFailed', { error: sentenceOf(error) }), 'failure'),
      });
    return (
      <div className={styles.note}>
        <p className={styles.words}>{t('waiting', { plan, date: formatDate(cancellation.requestedAt) })}</p>
        <Button variant="secondary" needsConnection busy={withdrawal.isPending} onClick={keep}>
          {t('withdraw')}
        </Button>
      </div>
    );
  }
  if (cancelUntil == null) return null;
  // The moment at which the period ends belongs to the next day.
  const date = formatDate(new Date(Date.parse(cancelUntil) - 1).toISOString());
  return (
    <section className={styles.note}>
      <div className={styles.words}>
        <h2>{t('title')}</h2>
        {cancellation?.status === 'rejected' && (
          <p>{t('refused', { plan, reason: cancellation.rejectionReason ?? '' })}</p>
        )}
        <p>{t('lead', { date, plan, amount: formatRupees(amount) })}</p>
      </div>
      <Button variant="secondary" needsConnection aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('button')}
      </Button>
      {asking && <AskCancellationDialog sale={sale} onClose={() => setAsking(false)} />}
    </section>
  );
}

function AskCancellationDialog({ sale, onClose }: { sale: OwnSale; onClose: () => void }) {
  const t = useText(giveBackMessages);
  const request = useRequestCancellation();
  const { previousPlan: plan } = sale;
  const amount = formatRupees(sale.amount);
  const { form, field } = useFormKit({
    schema: z.object({ reason }),
    blank: { reason: '' },
    sentences: {},
    onValid: (given) =>
      request.mutate({ saleId: sale._id, ...given }, { onSuccess: announceAndClose(t('sent'), onClose) }),
  });
  return (
    <FormDialog
      title={t('dialogTitle')}
      form={form}
      tone="danger"
      submitLabel={t('send')}
      cancelLabel={t('withdraw')}
      busy={request.isPending}
      failure={request.isError ? t('failed', { error: sentenceOf(request.error) }) : undefined}
      onClose={onClose}
    >
      <p>{plan === null ? t('dialogLeadNone', { amount }) : t('dialogLead', { plan, amount })}</p>
      <TextAreaField {...field('reason')} label={t('reason')} note={t('optional')} maxLength={500} data-autofocus />
    </FormDialog>
  );
}
