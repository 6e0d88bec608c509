import type { payoutBatch, ResponseOf } from '@deepam/contracts';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { batchMessages } from '../batch-messages.js';
import { BatchState } from './batch-state.js';
import styles from './batches.module.css';
import { TaxNote } from './tax-note.js';

type Batch = ResponseOf<typeof payoutBatch>;

/** Where a batch stands: sums and counts. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const t = useText(batchMessages);
  const { state, total, tax, net, paid, counts, rows } = batch;
  const shown = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, formatCount(count)]));
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('state')}</dt>
          <dd>
            <BatchState state={state} />
          </dd>
        </div>
        <div>
          <dt>{t('payouts')}</dt>
          <dd>{formatCount(rows.length)}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd>
            {formatRupees(total)}
            <TaxNote tax={tax} net={net} />
          </dd>
        </div>
        <div>
          <dt>{t('row.paid')}</dt>
          <dd>{t('paidOf', { paid: formatRupees(paid), total: formatRupees(total) })}</dd>
        </div>
      </dl>
      <p role="status">{t('counts', shown as Record<keyof typeof counts, string>)}</p>
    </>
  );
}
