import type { payoutBatch, ResponseOf } from '@deepam/contracts';
import { DateText } from '../../../components/date-text.js';
import { Panel } from '../../../components/panel.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { batchMessages } from '../batch-messages.js';
import styles from './batch-timeline.module.css';

const latest = (moments: readonly (string | null | undefined)[]): string | undefined =>
  moments
    .filter((moment) => typeof moment === 'string')
    .toSorted()
    .at(-1);

/** What happened to a batch, and when. */
export function BatchTimeline({ batch }: { batch: ResponseOf<typeof payoutBatch> }) {
  const t = useText(batchMessages);
  const { madeAt, madeBy, rows } = batch;
  const filedAt = latest(rows.map((row) => row.filedAt));
  const paidAt = latest(rows.map((row) => row.paidAt));
  return (
    <Panel title={t('timeline')}>
      <ol className={styles.timeline}>
        <li>
          {formatDateTime(madeAt)}: {t('event.made', { name: madeBy ?? t('unknown') })}
        </li>
        {filedAt !== undefined && (
          <li>
            {formatDateTime(filedAt)}: {t('event.filed')}
          </li>
        )}
        {paidAt !== undefined && (
          <li>
            <DateText instant={paidAt} />: {t('event.paid')}
          </li>
        )}
      </ol>
    </Panel>
  );
}
