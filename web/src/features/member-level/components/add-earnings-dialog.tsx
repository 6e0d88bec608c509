import type { NetworkRow } from '@deepam/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field.js';
import formStyles from '../../../components/form.module.css';
import { TextAreaField, TextField } from '../../../components/text-field.js';
import { withReason } from '../../../lib/api/api-error.js';
import { focusFirstFault } from '../../../lib/focus-first-fault.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useAddEarnings } from '../api/add-earnings.js';
import { memberDeskMessages } from '../desk-messages.js';
import { earningOf } from '../earning.js';
import { memberLevelMessages } from '../messages.js';

/** Adds to a member's earnings by hand. */
export function AddEarningsDialog({ member, onClose }: { member: NetworkRow; onClose: () => void }) {
  const t = useText(memberLevelMessages);
  const say = useText(memberDeskMessages);
  const form = useId();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const adding = useAddEarnings();
  const earning = earningOf(typed);
  const { name } = member;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (earning === null) return focusFirstFault(event.currentTarget);
    adding.mutate(
      { userId: member._id, earning, reason: reason.trim() || undefined },
      {
        onSuccess: () => {
          showToast(say('earningsAdded', { amount: formatRupees(earning), name }), 'success');
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={say('addEarnings')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={adding.isPending}>
            {say('addEarnings')}
          </Button>
        </>
      }
    >
      <form id={form} className={formStyles.form} noValidate onSubmit={submit}>
        <p>{say('addEarningsLead', { name })}</p>
        <TextField
          label={say('earning')}
          inputMode="decimal"
          autoComplete="off"
          required
          data-autofocus
          value={typed}
          error={tried && earning === null ? say('earningNeeded') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextAreaField
          label={say('earningReason')}
          note={say('optional')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {adding.isError && <FieldError text={withReason(say('earningsFailed'), adding.error)} />}
      </form>
    </Dialog>
  );
}
