import { plainNumber, releasePaymentReference } from '@deepam/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { DetailList } from '../../../components/ui/detail-list.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { personName } from '../../../components/ui/person-name.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { usePaymentReference, useReleasePaymentReference } from '../api.js';
import { memberDeskMessages } from '../desk-messages.js';

const release = releasePaymentReference.body!;
const lookUp = release.extend({ reason: z.string() });

export function ReleaseUtrDialog({ onClose }: { onClose: () => void }) {
  const say = useText(memberDeskMessages);
  const [asked, setAsked] = useState<string | null>(null);
  const found = usePaymentReference(asked);
  const releasing = useReleasePaymentReference();
  const mayRelease = found.data?.standsFor === 'nothing';
  const { form, field } = useFormKit({
    schema: mayRelease ? release : lookUp,
    blank: { utr: '', reason: '' },
    sentences: { utr: say('utrNeeded'), reason: say('reasonNeeded') },
    onValid: ({ utr, reason }) => {
      if (!mayRelease) return asked === null ? setAsked(utr) : void found.refetch();
      releasing.mutate({ utr, reason }, { onSuccess: saysAndCloses(say('released', { utr }), onClose) });
    },
  });
  const utr = field('utr', plainNumber);
  const error = releasing.error ?? found.error;

  return (
    <FormDialog
      title={say('releaseUtr')}
      form={form}
      submitLabel={say(mayRelease ? 'release' : 'lookUp')}
      busy={found.isFetching || releasing.isPending}
      failure={error === null ? undefined : sentenceOf(error)}
      onClose={onClose}
    >
      <p>{say('releaseLead')}</p>
      <TextField
        {...utr}
        label={say('utr')}
        inputMode="numeric"
        autoComplete="off"
        required
        data-autofocus
        onChange={(event) => {
          utr.onChange(event);
          setAsked(null);
          releasing.reset();
        }}
      />
      {found.data !== undefined && (
        <DetailList
          rows={[
            [say('sentBy'), personName(found.data.name)],
            [say('stands'), say(`stands.${found.data.standsFor}`)],
          ]}
        />
      )}
      {mayRelease && <TextAreaField {...field('reason')} label={say('earningReason')} maxLength={500} required />}
    </FormDialog>
  );
}
