import { confirmSecondFactor } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '../../../../components/ui/copy-button.js';
import { FormDialog } from '../../../../components/ui/form-dialog.js';
import { ErrorState, LoadingState } from '../../../../components/ui/states.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { codeMessages } from '../../../../shared/numbers/code-messages.js';
import { useFormKit } from '../../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../../lib/api/api-error.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useConfirmSecondFactor } from '../../api.js';
import { secondFactorMessages } from '../../second-factor-messages.js';
import styles from './second-factor.module.css';
import { retryImport } from '../../../../lib/retry-import.js';

interface Props {
  secret: string;
  uri: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

export function SetUpDialog({ secret, uri, onDone, onClose }: Props) {
  const t = useText(secondFactorMessages);
  const say = useText(codeMessages);
  const confirm = useConfirmSecondFactor();
  const qr = useQuery({ queryKey: ['secondFactorQr', uri], queryFn: () => qrOf(uri), staleTime: Infinity, gcTime: 0 });
  const { form, field } = useFormKit({
    schema: confirmSecondFactor.body!,
    blank: { code: '' },
    sentences: { code: say('needed') },
    refusalOf: () => (confirm.isError ? sentenceOf(confirm.error) : undefined),
    onValid: ({ code }) => confirm.mutate(code, { onSuccess: onDone }),
  });
  return (
    <FormDialog
      title={t('setUpTitle')}
      form={form}
      submitLabel={t('turnOn')}
      busy={confirm.isPending}
      onClose={onClose}
    >
      <p>{t('scan')}</p>
      <div className={styles.qr}>
        {qr.data !== undefined ? (
          <img src={qr.data} width={220} height={220} alt={t('qrAlt')} />
        ) : qr.isError ? (
          <ErrorState error={qr.error} onRetry={() => void qr.refetch()} />
        ) : (
          <LoadingState />
        )}
      </div>
      <div>
        <p>{t('orType')}</p>
        <p className={styles.key}>
          <code>{secret.match(/.{1,4}/g)!.join(' ')}</code>
          <CopyButton value={secret} what={t('copyKey')} />
        </p>
      </div>
      <p>{t('thenCode')}</p>
      <TextField
        {...field('code')}
        label={say('appCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
    </FormDialog>
  );
}

/** The code is black on white in dark mode, too. */
async function qrOf(uri: string): Promise<string> {
  const { default: qrcode } = await retryImport(() => import('qrcode'));
  return qrcode.toDataURL(uri, { margin: 2, width: 440, errorCorrectionLevel: 'M' });
}
