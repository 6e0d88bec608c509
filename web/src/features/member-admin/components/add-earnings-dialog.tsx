import type { NetworkRow } from '@deepam/contracts';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { withReason } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useAddEarnings } from '../api.js';
import { memberDeskMessages } from '../desk-messages.js';
import { earningForm } from '../earning.js';

export function AddEarningsDialog({ member, onClose }: { member: NetworkRow; onClose: () => void }) {
  const say = useText(memberDeskMessages);
  const adding = useAddEarnings();
  const { name } = member;
  const { form, field } = useFormKit({
    schema: earningForm,
    blank: { earning: '', reason: '' },
    sentences: { earning: say('earningNeeded'), reason: say('reasonNeeded') },
    onValid: ({ earning, reason }) =>
      adding.mutate(
        { userId: member._id, earning, reason: reason || undefined },
        {
          onAwaits: onClose,
          onSuccess: announceAndClose(say('earningsAdded', { amount: formatRupees(earning), name }), onClose),
        },
      ),
  });

  return (
    <FormDialog
      title={say('addEarnings')}
      form={form}
      submitLabel={say('addEarnings')}
      busy={adding.isPending}
      failure={adding.isError ? withReason(say('earningsFailed'), adding.error) : undefined}
      onClose={onClose}
    >
      <p>{say('addEarningsLead', { name })}</p>
      <TextField
        {...field('earning')}
        label={say('earning')}
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
      />
      <TextAreaField {...field('reason')} label={say('earningReason')} note={say('optional')} maxLength={500} />
    </FormDialog>
  );
}
