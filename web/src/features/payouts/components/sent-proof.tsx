import { paymentNumber } from '@deepam/contracts';
import { useState } from 'react';
import { FileField } from '../../../components/ui/file-field.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useOptionalFile } from '../../../components/ui/use-optional-file.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';

export function useSentProof() {
  const { file, isUndecided, field } = useOptionalFile();
  const [typed, setTyped] = useState('');
  const number = typed.trim() === '' ? undefined : paymentNumber.safeParse(typed);
  const isWrong = number !== undefined && !number.success;
  return {
    proof: file,
    utr: number?.data,
    isReady: !isUndecided && !isWrong,
    isChanged: file !== null || typed !== '',
    fields: { file: field, typed, setTyped, isWrong },
  };
}

interface Props {
  fields: ReturnType<typeof useSentProof>['fields'];
  hasNumber: boolean;
}

export function SentProofFields({ fields: { file, typed, setTyped, isWrong }, hasNumber }: Props) {
  const t = useText(payoutMessages);
  return (
    <>
      {hasNumber && (
        <TextField
          label={t('transferNumber')}
          note={t('optional')}
          value={typed}
          error={isWrong ? t('transferNumberWrong') : undefined}
          autoComplete="off"
          maxLength={30}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <FileField {...file} kind="document" label={t('approveProof')} note={t('optional')} />
    </>
  );
}
