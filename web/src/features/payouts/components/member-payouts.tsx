import { payableRowStates, type PayableRow } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/ui/data-table.js';
import { KeysetList } from '../../../components/ui/keyset-list.js';
import { EmptyState } from '../../../components/ui/states.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useSearchChoice } from '../../../lib/use-search-choice.js';
import { usePayables } from '../api.js';
import { payoutMessages } from '../messages.js';
import { PayableActionDialog } from './payable-action-dialog.js';
import { type PayableAction, payablesOfMemberColumns } from './payable-columns.js';

const limit = 20;
const states = ['all', ...payableRowStates] as const;

export function MemberPayouts({ memberId }: { memberId: string }) {
  const t = useText(payoutMessages);
  const [state, setState] = useSearchChoice('payouts', states);
  const pages = useKeysetPages(`${memberId} ${state}`, 'payouts-page');
  const list = usePayables({ limit, cursor: pages.cursor, memberId, state: state === 'all' ? undefined : state });
  const [acting, setActing] = useState<{ what: PayableAction; payable: PayableRow } | null>(null);
  return (
    <>
      <SelectField label={t('show')} value={state} onChange={({ target }) => setState(target.value as typeof state)}>
        {states.map((one) => (
          <option key={one} value={one}>
            {t(`payable.${one}`)}
          </option>
        ))}
      </SelectField>
      <KeysetList
        list={list}
        pages={pages}
        pageSize={limit}
        empty={<EmptyState title={t('panelEmpty')} icon="rupee" />}
      >
        {(payables) => (
          <>
            <DataTable
              caption={t('panelTitle')}
              columns={payablesOfMemberColumns(t, (what, payable) => setActing({ what, payable }), undefined)}
              rows={payables}
              rowKey={({ _id }) => _id}
            />
            {acting !== null && <PayableActionDialog {...acting} rows={payables} onClose={() => setActing(null)} />}
          </>
        )}
      </KeysetList>
    </>
  );
}
