import type { payoutFileLayouts, ResponseOf } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field.js';
import formStyles from '../../../components/form.module.css';
import { ErrorState, LoadingState } from '../../../components/states.js';
import { SelectField } from '../../../components/text-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { saveFile } from '../../../lib/files/save-file.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useBatchFile, useFileLayouts } from '../api/batch-file.js';
import { batchMessages } from '../batch-messages.js';
import { payoutMessages } from '../messages.js';
import { BankWarning } from './bank-warning.js';
import styles from './batches.module.css';

type Layout = ResponseOf<typeof payoutFileLayouts>[number];

interface Props {
  batchId: string;
  /** When the latest file was made of what waits: the bank may have it. */
  filedAt: string | undefined;
  onClose: () => void;
}

/** Saves the file by which a bank pays what waits, in the layout of that bank. */
export function BatchFileDialog({ batchId, filedAt, onClose }: Props) {
  const t = useText(batchMessages);
  const say = useText(payoutMessages);
  const layouts = useFileLayouts();
  const making = useBatchFile(batchId);
  const [format, setFormat] = useState<Layout['format']>('generic-neft');
  const [lostFile, setLostFile] = useState<string>();
  // Of a file that was made since nobody has said anything yet.
  const isLost = lostFile === filedAt;
  const layout = layouts.data?.find((one) => one.format === format);
  const make = () =>
    making.mutate(
      { format, ...(lostFile !== undefined && { lostFile }) },
      {
        onAwaits: onClose,
        onSuccess: (content) => {
          const ending = layout?.separator === ',' ? 'csv' : 'txt';
          const file = `payouts-${indianDay(new Date())}-${batchId.slice(-6)}-${format}.${ending}`;
          saveFile(file, content);
          showToast(t('fileMade', { file }), 'success');
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
          <Button busy={making.isPending} disabled={layout === undefined || !isLost} onClick={make}>
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
        {filedAt !== undefined && (
          <BankWarning
            lead={t('againLead')}
            label={t('again')}
            isConfirmed={isLost}
            onConfirm={(confirmed) => setLostFile(confirmed ? filedAt : undefined)}
          />
        )}
        {making.isError && <FieldError text={t('failed', { error: sentenceOf(making.error) })} />}
      </div>
    </Dialog>
  );
}
