import type { payoutBatch, PayoutBatchRow, ResponseOf } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table.js';
import { Panel } from '../../../components/panel.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { batchMessages } from '../batch-messages.js';
import { NotPaidDialog } from './not-paid-dialog.js';
import { batchRowColumns, isLate } from './batch-row-columns.js';

/** Each payout of a batch; what the bank does not answer can be set free after a while. */
export function BatchRows({ batch }: { batch: ResponseOf<typeof payoutBatch> }) {
  const t = useText(batchMessages);
  const { may } = useDesk();
  const [unpaid, setUnpaid] = useState<PayoutBatchRow | null>(null);
  return (
    <Panel title={t('payouts')}>
      <DataTable
        caption={t('payouts')}
        columns={batchRowColumns(t, may('payouts') && batch.rows.some(isLate) ? setUnpaid : null)}
        rows={batch.rows}
        rowKey={({ payoutId }) => payoutId}
      />
      {unpaid !== null && <NotPaidDialog batchId={batch._id} row={unpaid} onClose={() => setUnpaid(null)} />}
    </Panel>
  );
}
