import type { bankFileLayouts, ResponseOf } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { saveFile } from '../../../lib/files/save-file.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useBankFileLayouts, useDownloadBankFile } from '../api.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { payoutMessages } from '../messages.js';
import { BankWarning } from './bank-warning.js';
import styles from './bank-files.module.css';

type Layout = ResponseOf<typeof bankFileLayouts>[number];

interface Props {
  bankFileId: string;
  submittedAt: string | undefined;
  onClose: () => void;
}

export function DownloadBankFileDialog({ bankFileId, submittedAt, onClose }: Props) {
  const t = useText(bankFileMessages);
  const say = useText(payoutMessages);
  const layouts = useBankFileLayouts();
  const downloading = useDownloadBankFile(bankFileId);
  const [format, setFormat] = useState<Layout['format']>('generic-neft');
  const [lostDownload, setLostDownload] = useState<string>();
  const isLost = lostDownload === submittedAt;
  const layout = layouts.data?.find((one) => one.format === format);
  const download = () =>
    downloading.mutate(
      { format, ...(lostDownload !== undefined && { lostDownload }) },
      {
        onAwaits: onClose,
        onSuccess: (content) => {
          const ending = layout?.separator === ',' ? 'csv' : 'txt';
          const file = `payouts-${indianDay(new Date())}-${bankFileId.slice(-6)}-${format}.${ending}`;
          saveFile(file, content);
          showToast(t('fileSaved', { file }), 'success');
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      title={t('fileButton')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('close')}
          </Button>
          <Button busy={downloading.isPending} disabled={layout === undefined || !isLost} onClick={download}>
            {t('fileButton')}
          </Button>
        </>
      }
    >
      <div className={formStyles.form}>
        <p>{t('fileLead')}</p>
        {layouts.isError && <ErrorState error={layouts.error} onRetry={() => void layouts.refetch()} />}
        {layouts.isPending && <LoadingState />}
        {layouts.data !== undefined && (
          <SelectField
            label={t('layout')}
            value={format}
            onChange={({ target }) => setFormat(target.value as Layout['format'])}
          >
            {layouts.data.map((one) => (
              <option key={one.format} value={one.format}>
                {one.bank}
              </option>
            ))}
          </SelectField>
        )}
        {layout?.confirmed === false && (
          <p className={styles.hint} role="note">
            {t('unconfirmed')}
          </p>
        )}
        {submittedAt !== undefined && (
          <BankWarning
            lead={t('againLead')}
            label={t('again')}
            isConfirmed={isLost}
            onConfirm={(confirmed) => setLostDownload(confirmed ? submittedAt : undefined)}
          />
        )}
        {downloading.isError && <FieldError text={t('failed', { error: sentenceOf(downloading.error) })} />}
      </div>
    </Dialog>
  );
}
