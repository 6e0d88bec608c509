import type { payoutBatch, ResponseOf } from '@deepam/contracts';
import { Fragment } from 'react';
import { FactTiles } from '../../../components/fact-tiles.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { batchMessages } from '../batch-messages.js';
import { BatchState } from './batch-state.js';
import { TaxNote } from './tax-note.js';

type Batch = ResponseOf<typeof payoutBatch>;

/** Where a batch stands: sums and counts. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const t = useText(batchMessages);
  const { state, total, tax, net, paid, rows } = batch;
  const { returned = 0, ...counts } = batch.counts;
  const shown = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, formatCount(count)]));
  return (
    <>
      <FactTiles
        facts={[
          [t('state'), <BatchState key="state" state={state} />],
          [t('payouts'), formatCount(rows.length)],
          [
            t('total'),
            <Fragment key="total">
              {formatRupees(total)}
              <TaxNote tax={tax} net={net} />
            </Fragment>,
          ],
          [t('row.paid'), t('paidOf', { paid: formatRupees(paid), total: formatRupees(total) })],
        ]}
      />
      <p role="status">
        {t('counts', shown as Record<keyof typeof counts, string>)}
        {returned > 0 && `, ${t('countReturned', { count: formatCount(returned) })}`}
      </p>
    </>
  );
}
