import { useState } from 'react';
import { DataTable } from '../../../components/data-table.js';
import { OnlyOne } from '../../../components/only-one.js';
import { ErrorState, LoadingState } from '../../../components/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { usePayable } from '../api/payables.js';
import { payoutMessages } from '../messages.js';
import { PayableActionDialog } from './payable-action-dialog.js';
import { type PayableAction, payableColumns } from './payable-columns.js';

export function LinkedPayable({ payableId, onAll }: { payableId: string; onAll: () => void }) {
  const t = useText(payoutMessages);
  const { data, error, refetch } = usePayable(payableId);
  const [action, setAction] = useState<PayableAction | null>(null);
  if (data === undefined)
    return (
      <>
        <OnlyOne onAll={onAll} />
        {error === null ? <LoadingState /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </>
    );
  const row = { ...data, transfer: data.transfers[0] };
  return (
    <>
      <OnlyOne onAll={onAll} />
      <DataTable
        caption={t('panelTitle')}
        columns={payableColumns(t, setAction, undefined).map(({ sortable: _, ...column }) => column)}
        rows={[row]}
        rowKey={({ _id }) => _id}
      />
      {action !== null && (
        <PayableActionDialog what={action} payable={row} rows={[row]} onClose={() => setAction(null)} />
      )}
    </>
  );
}
