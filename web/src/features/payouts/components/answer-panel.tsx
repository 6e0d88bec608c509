import type { BankAnswer } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FieldError } from '../../../components/ui/field.js';
import { Panel } from '../../../components/ui/panel.js';
import { LoadingState } from '../../../components/ui/states.js';
import { TableFileField } from '../../../components/ui/table-file-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { usePreviewBankAnswer, useTakeBankAnswer } from '../api.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { AnswerRows } from './answer-rows.js';
import styles from './bank-files.module.css';

type Outcome = BankAnswer['rows'][number]['outcome'];

const toReview: readonly Outcome[] = ['paid-twice', 'returned', 'contradicts'];
const countOf = ({ rows }: BankAnswer, ...outcomes: readonly Outcome[]): number =>
  rows.filter(({ outcome }) => outcomes.includes(outcome)).length;

export function AnswerPanel({ bankFileId }: { bankFileId: string }) {
  const t = useText(bankFileMessages);
  const [file, setFile] = useState<File | null>(null);
  const preview = usePreviewBankAnswer(bankFileId);
  const taking = useTakeBankAnswer(bankFileId);

  function choose(chosen: File | null): void {
    taking.reset();
    preview.reset();
    setFile(chosen);
    if (chosen !== null) preview.mutate(chosen);
  }
  const shown = taking.data ?? preview.data;

  return (
    <Panel title={t('answerTitle')} screenOnly>
      <div className={styles.panel}>
        <TableFileField
          label={t('answerFile')}
          hint={t('answerHint')}
          error={preview.isError ? sentenceOf(preview.error) : undefined}
          file={file}
          disabled={taking.isPending}
          onChange={choose}
        />
        {preview.isPending && <LoadingState neverKept text={t('reading')} />}
        {shown !== undefined && file !== null && content(shown, file)}
      </div>
    </Panel>
  );

  function content(answer: BankAnswer, chosen: File) {
    const { rows, missing, others } = answer;
    const [paid, failed, late] = [countOf(answer, 'paid'), countOf(answer, 'failed'), countOf(answer, ...toReview)];
    const changes = paid + failed + late;
    const isTaken = taking.data !== undefined;
    const counts = { paid: formatCount(paid), failed: formatCount(failed) };
    return (
      <>
        <p className={isTaken ? styles.result : undefined} role="status">
          {isTaken
            ? t('taken', counts)
            : t('answerLead', {
                ...counts,
                rest: formatCount(rows.length - changes),
                missing: formatCount(missing.length),
              })}
          {late > 0 && ` ${t('toReview', { count: formatCount(late) })}`}
        </p>
        {others > 0 && <p>{t(counted('othersInFile', others), { count: formatCount(others) })}</p>}
        {rows.length > 0 && <AnswerRows rows={rows} />}
        {!isTaken && changes === 0 && <p>{t('nothingToTake')}</p>}
        {taking.isError && <FieldError text={t('failed', { error: sentenceOf(taking.error) })} />}
        {!isTaken && changes > 0 && (
          <div>
            <Button busy={taking.isPending} onClick={() => taking.mutate(chosen)}>
              {t('take')}
            </Button>
          </div>
        )}
      </>
    );
  }
}
