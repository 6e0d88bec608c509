import type { payoutBatch, PayoutAnswer, ResponseOf } from '@deepam/contracts';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field.js';
import { Panel } from '../../../components/panel.js';
import { LoadingState } from '../../../components/states.js';
import { TableFileField } from '../../../components/table-file-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { usePreviewAnswer, useTakeAnswer } from '../api/payout-answers.js';
import { batchMessages } from '../batch-messages.js';
import { AnswerRows } from './answer-rows.js';
import styles from './batches.module.css';

interface Props {
  batch: ResponseOf<typeof payoutBatch>;
  /** So that what is done by now is asked for meanwhile. */
  onTaking: (isTaking: boolean) => void;
}

/** What changes a payout that was settled before: each is to be looked into. */
const lateOutcomes: ReadonlySet<PayoutAnswer['rows'][number]['outcome']> = new Set([
  'paid-after-all',
  'paid-twice',
  'returned',
]);
const ofOutcome = ({ rows }: PayoutAnswer, outcome: PayoutAnswer['rows'][number]['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length;

/** What the bank has answered: looked at first, then taken. */
export function AnswerPanel({ batch, onTaking }: Props) {
  const t = useText(batchMessages);
  const [file, setFile] = useState<File | null>(null);
  const preview = usePreviewAnswer(batch._id);
  const taking = useTakeAnswer(batch._id);
  useEffect(() => onTaking(taking.isPending), [onTaking, taking.isPending]);

  function choose(chosen: File | null): void {
    taking.reset();
    preview.reset();
    setFile(chosen);
    if (chosen !== null) preview.mutate(chosen);
  }
  const shown = taking.data ?? preview.data;
  const [paid, failed] = shown === undefined ? [0, 0] : [ofOutcome(shown, 'paid'), ofOutcome(shown, 'failed')];
  const late = shown === undefined ? 0 : shown.rows.filter(({ outcome }) => lateOutcomes.has(outcome)).length;
  const changes = paid + failed + late;
  const { paid: kept, failed: unpaid, returned = 0 } = batch.counts;
  const done = kept + unpaid + returned;

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
        {shown !== undefined && file !== null && (
          <>
            <p className={taking.data === undefined ? undefined : styles.result} role="status">
              {taking.data === undefined
                ? t('answerLead', {
                    paid: formatCount(paid),
                    failed: formatCount(failed),
                    rest: formatCount(shown.rows.length - changes),
                    missing: formatCount(shown.missing.length),
                  })
                : t('taken', { paid: formatCount(paid), failed: formatCount(failed) })}
              {late > 0 && ` ${t('toLookInto', { count: formatCount(late) })}`}
            </p>
            {shown.others > 0 && (
              <p>{t(counted('othersInFile', shown.others), { count: formatCount(shown.others) })}</p>
            )}
            {shown.rows.length > 0 && <AnswerRows rows={shown.rows} />}
            {taking.data === undefined && changes === 0 && <p>{t('nothingToTake')}</p>}
            {taking.isPending && (
              <p role="status">{t('taking', { done: formatCount(done), total: formatCount(batch.rows.length) })}</p>
            )}
            {taking.isError && <FieldError text={t('failed', { error: sentenceOf(taking.error) })} />}
            {taking.data === undefined && changes > 0 && (
              <div>
                <Button busy={taking.isPending} onClick={() => taking.mutate(file)}>
                  {t('take')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}
