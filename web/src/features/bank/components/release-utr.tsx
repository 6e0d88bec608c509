import { plainNumber, releasePaymentReference } from '@deepam/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { personName } from '../../../components/ui/person-name.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { usePaymentReference, useReleasePaymentReference } from '../api.js';
import { utrReleaseMessages } from '../utr-release-messages.js';

export function ReleaseUtr() {
  const say = useText(utrReleaseMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" needsConnection aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {say('releaseUtr')}
      </Button>
      {isOpen && <ReleaseUtrDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

const release = releasePaymentReference.body!;

const lookUp = release.extend({ reason: z.string() });

function ReleaseUtrDialog({ onClose }: { onClose: () => void }) {
  const say = useText(utrReleaseMessages);
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
      releasing.mutate({ utr, reason }, { onSuccess: announceAndClose(say('released', { utr }), onClose) });
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
      {mayRelease && <TextAreaField {...field('reason')} label={say('reason')} maxLength={500} required />}
    </FormDialog>
  );
}
