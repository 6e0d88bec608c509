import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { DetailList } from '../../../components/detail-list.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field.js';
import formStyles from '../../../components/form.module.css';
import { TextAreaField, TextField } from '../../../components/text-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { focusFirstFault } from '../../../lib/focus-first-fault.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { isUtr } from '../../../lib/utr.js';
import { showToast } from '../../../lib/toast.js';
import { usePaymentReference, useReleasePaymentReference } from '../api/payment-reference.js';
import { memberDeskMessages } from '../desk-messages.js';
import { memberLevelMessages } from '../messages.js';

/** Looks up whose a UTR number is, and takes it from an account that sent it by mistake. */
export function ReleaseUtrDialog({ onClose }: { onClose: () => void }) {
  const t = useText(memberLevelMessages);
  const say = useText(memberDeskMessages);
  const form = useId();
  const [utr, setUtr] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const found = usePaymentReference(asked);
  const releasing = useReleasePaymentReference();
  const isWhole = utr !== '' && isUtr(utr);
  const holder = asked === utr ? found.data : undefined;
  const mayRelease = holder?.standsFor === 'nothing';
  const fault = releasing.error ?? (asked === utr ? found.error : null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole || (mayRelease && reason.trim() === '')) return focusFirstFault(event.currentTarget);
    if (!mayRelease) {
      setTried(false);
      return asked === utr ? void found.refetch() : setAsked(utr);
    }
    releasing.mutate(
      { utr, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast(say('released', { utr }), 'success');
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={say('releaseUtr')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={found.isFetching || releasing.isPending}>
            {say(mayRelease ? 'release' : 'lookUp')}
          </Button>
        </>
      }
    >
      <form id={form} className={formStyles.form} noValidate onSubmit={submit}>
        <p>{say('releaseLead')}</p>
        <TextField
          label={say('utr')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          required
          data-autofocus
          value={utr}
          error={tried && !isWhole ? say('utrNeeded') : undefined}
          onChange={({ target }) => {
            setUtr(target.value.replace(/\s/g, ''));
            releasing.reset();
          }}
        />
        {holder !== undefined && (
          <DetailList
            rows={[
              [say('sentBy'), holder.name],
              [say('stands'), say(`stands.${holder.standsFor}`)],
            ]}
          />
        )}
        {mayRelease && (
          <TextAreaField
            label={say('earningReason')}
            maxLength={500}
            required
            value={reason}
            error={tried && reason.trim() === '' ? say('reasonNeeded') : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {fault !== null && <FieldError text={sentenceOf(fault)} />}
      </form>
    </Dialog>
  );
}
