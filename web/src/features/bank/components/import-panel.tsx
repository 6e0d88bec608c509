import type { BankLayout, StatementPreview } from '@deepam/contracts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FieldError } from '../../../components/ui/field.js';
import { Panel } from '../../../components/ui/panel.js';
import { LoadingState } from '../../../components/ui/states.js';
import { Steps } from '../../../components/ui/steps.js';
import { TableFileField } from '../../../components/ui/table-file-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useConfirmBankLayout, useImportBankStatement, usePreviewBankStatement } from '../api.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import { ImportResult } from './import-result.js';
import { StatementForm, type Taken } from './statement-form.js';
import { LayoutFields } from './layout-fields.js';
import { LayoutSource } from './layout-source.js';
import { RawRows } from './preview-tables.js';

const steps = ['upload', 'map', 'review', 'done'] as const;

/** Columns that read no line, or that the balances contradict, lead back to the mapping. */
const isReadable = ({ totals, isTurned }: StatementPreview): boolean => totals.lines > 0 && !isTurned;

export function ImportPanel() {
  const t = useText(bankMessages);
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<StatementPreview | null>(null);
  const [isMapped, setMapped] = useState(false);
  const preview = usePreviewBankStatement();
  const taking = useImportBankStatement();
  const confirming = useConfirmBankLayout();

  function choose(chosen: File | null): void {
    taking.reset();
    preview.reset();
    setFile(chosen);
    setShown(null);
    setMapped(false);
    if (chosen !== null) read(chosen, null);
  }
  const read = (chosen: File, layout: BankLayout | null) =>
    preview.mutate(
      { file: chosen, layout },
      {
        onSuccess: (next) => {
          setShown(next);
          if (layout !== null || next.source === 'confirmed') setMapped(true);
        },
      },
    );
  /** Unconfirmed columns are confirmed first, which may need a second approver. */
  function takePreview(chosen: File, { source, headers }: StatementPreview, { layout, ...taken }: Taken): void {
    const importIt = () =>
      taking.mutate(
        { file: chosen, ...taken },
        {
          onSuccess: () => {
            setFile(null);
            setShown(null);
          },
        },
      );
    if (source === 'confirmed' || layout === null) importIt();
    else confirming.mutate({ headers, layout }, { onSuccess: importIt, onAwaits: () => read(chosen, null) });
  }
  const failure = preview.isError ? sentenceOf(preview.error) : undefined;
  const busy = taking.isPending || confirming.isPending || preview.isPending;
  const step =
    taking.data !== undefined ? 'done' : shown === null ? 'upload' : isMapped && isReadable(shown) ? 'review' : 'map';
  const place = steps.indexOf(step);
  const part = useFocusOnChange(step);

  return (
    <Panel title={t('importTitle')} screenOnly>
      <div className={styles.panel}>
        <Steps
          label={t('importSteps')}
          steps={steps.map((one) => t(`step.${one}`))}
          current={step === 'done' ? 4 : place}
        />
        <div ref={part} tabIndex={-1} className={styles.step} role="group" aria-label={t(`step.${step}`)}>
          {taking.data !== undefined && <ImportResult result={taking.data} />}
          {shown === null || file === null ? (
            <TableFileField
              label={t('file')}
              hint={t('fileHint')}
              error={failure}
              file={file}
              disabled={taking.isPending}
              onChange={choose}
            />
          ) : (
            <div className={styles.aside}>
              <strong className={styles.narration}>{file.name}</strong>
              <Button variant="quiet" size="small" disabled={busy} onClick={() => choose(null)}>
                {t('otherFile')}
              </Button>
            </div>
          )}
          {shown === null && preview.isPending && <LoadingState neverKept text={t('reading')} />}
          {file !== null && shown !== null && step === 'map' && (
            <MapColumns preview={shown} failure={failure} busy={busy} onMap={(layout) => read(file, layout)} />
          )}
          {file !== null && shown !== null && step === 'review' && (
            <StatementForm
              preview={shown}
              failure={failure}
              onColumns={(layout) => read(file, layout)}
              busy={busy}
              onTake={(taken) => takePreview(file, shown, taken)}
            />
          )}
          {confirming.error !== null && <FieldError text={sentenceOf(confirming.error)} />}
          {taking.isError && <FieldError text={sentenceOf(taking.error)} />}
        </div>
      </div>
    </Panel>
  );
}

/** A new step takes the keyboard, because the button with the focus is removed together with the previous step. */
function useFocusOnChange(step: string) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) part.current?.focus();
    before.current = step;
  }, [step]);
  return part;
}

interface Props {
  preview: StatementPreview;
  failure: string | undefined;
  busy: boolean;
  onMap: (layout: BankLayout) => void;
}

function MapColumns({ preview, failure, busy, onMap }: Props) {
  const t = useText(bankMessages);
  const { headers, layout, totals, isTurned } = preview;
  return (
    <>
      <LayoutSource preview={preview} />
      {isTurned && <FieldError text={t('turned')} />}
      {layout !== null && totals.lines === 0 && <FieldError text={t('noLines')} />}
      <LayoutFields key={JSON.stringify(layout)} isStep headers={headers} layout={layout} busy={busy} onRead={onMap} />
      {failure !== undefined && <FieldError text={failure} />}
      <RawRows preview={preview} />
    </>
  );
}
