import { recordRecovery } from '@deepam/contracts';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useRecordRecovery } from '../api.js';
import { payoutMessages } from '../messages.js';
import type { TransferActionProps } from '../transfer-actions.js';

export function RecoveryDialog({ payable, transfer, onClose }: TransferActionProps) {
  const t = useText(payoutMessages);
  const recovery = useRecordRecovery();
  const [today] = useState(() => indianDay(new Date()));
  const facts = { amount: formatRupees(transfer.amount), name: payable.member.name };
  const { form, field } = useFormKit({
    schema: recordRecovery.body!.refine(({ day }) => day <= today, { path: ['day'] }),
    blank: { reason: '', day: today },
    sentences: { reason: t('recoveryReasonNeeded'), day: t('recoveryDayWrong') },
    onValid: (given) =>
      recovery.mutate(
        { transferId: transfer._id, ...given },
        { onAwaits: onClose, onSuccess: saysAndCloses(t('done.recover', facts), onClose) },
      ),
  });
  return (
    <FormDialog
      title={t('action.recover')}
      form={form}
      submitLabel={t('action.recover')}
      busy={recovery.isPending}
      failure={recovery.isError ? t('transferFailed', { error: sentenceOf(recovery.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('recoverLead', facts)}</p>
      <TextField {...field('day')} label={t('recoveryDay')} type="date" max={today} required />
      <TextAreaField {...field('reason')} label={t('recoveryReason')} maxLength={500} required />
    </FormDialog>
  );
}
