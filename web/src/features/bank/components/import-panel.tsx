import type { BankLayout, StatementPreview } from '@deepam/contracts';
import { useState } from 'react';
import { FieldError } from '../../../components/ui/field.js';
import { TableFileField } from '../../../components/ui/table-file-field.js';
import { Panel } from '../../../components/ui/panel.js';
import { LoadingState } from '../../../components/ui/states.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useConfirmBankLayout, useImportBankStatement, usePreviewBankStatement } from '../api.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import { ImportResult } from './import-result.js';
import { StatementForm, type Taken } from './statement-form.js';

export function ImportPanel() {
  const t = useText(bankMessages);
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<StatementPreview | null>(null);
  const preview = usePreviewBankStatement();
  const taking = useImportBankStatement();
  const confirming = useConfirmBankLayout();

  function choose(chosen: File | null): void {
    taking.reset();
    preview.reset();
    setFile(chosen);
    setShown(null);
    if (chosen !== null) read(chosen, null);
  }
  const read = (chosen: File, layout: BankLayout | null) =>
    preview.mutate({ file: chosen, layout }, { onSuccess: setShown });
  /** Unconfirmed columns are confirmed first, which may need a second approver. */
  function take(chosen: File, { source, headers }: StatementPreview, { layout, ...taken }: Taken): void {
    const importIt = () => taking.mutate({ file: chosen, ...taken });
    if (source === 'confirmed' || layout === null) importIt();
    else confirming.mutate({ headers, layout }, { onSuccess: importIt, onAwaits: () => read(chosen, null) });
  }
  const failure = preview.isError ? sentenceOf(preview.error) : undefined;

  return (
    <Panel title={t('importTitle')} screenOnly>
      <div className={styles.panel}>
        <TableFileField
          label={t('file')}
          hint={t('fileHint')}
          error={shown === null ? failure : undefined}
          file={file}
          disabled={taking.isPending}
          onChange={choose}
        />
        {preview.isPending && <LoadingState neverKept text={t('reading')} />}
        {file !== null && shown !== null && taking.data === undefined && (
          <StatementForm
            key={`${file.name} ${file.lastModified}`}
            fileName={file.name}
            preview={shown}
            failure={failure}
            onColumns={(layout) => read(file, layout)}
            busy={taking.isPending || confirming.isPending || preview.isPending}
            onTake={(taken) => take(file, shown, taken)}
          />
        )}
        {confirming.error !== null && <FieldError text={sentenceOf(confirming.error)} />}
        {taking.isError && <FieldError text={sentenceOf(taking.error)} />}
        {taking.data !== undefined && <ImportResult result={taking.data} />}
      </div>
    </Panel>
  );
}
