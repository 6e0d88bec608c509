import { useState } from 'react';
import { DataTable } from '../../../components/data-table.js';
import { ExportButton } from '../../../components/export-button.js';
import { ImageDialog } from '../../../components/image-dialog.js';
import { OnlyOne } from '../../../components/only-one.js';
import { Pager } from '../../../components/pager.js';
import { Panel } from '../../../components/panel.js';
import { personName } from '../../../components/person-name.js';
import { SearchField } from '../../../components/search-field.js';
import { useSharedNumbers } from '../../../components/shared-numbers.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { SelectField } from '../../../components/text-field.js';
import { useSteadyRows } from '../../../components/use-steady-rows.js';
import { Toolbar } from '../../../components/toolbar.js';
import { fileOf } from '../../../lib/files/fresh-link.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { useScrollHere } from '../../../lib/use-scroll-here.js';
import { useSearchChoice } from '../../../lib/use-search-choice.js';
import { useMemberCommissions } from '../api/member-commissions.js';
import { payoutsCsv } from '../api/payouts-csv.js';
import { payoutMessages } from '../messages.js';
import { type PayoutRow, payoutRows } from '../payout-row.js';
import { ApprovePayoutDialog } from './approve-payout-dialog.js';
import { payoutColumns } from './payout-columns.js';
import { RejectPayoutDialog } from './reject-payout-dialog.js';

const pageSize = 20;

/** The head's list of payouts; only those that are requested can be decided. */
export function MemberCommissionPanel() {
  const t = useText(payoutMessages);
  const { may } = useDesk();
  useScrollHere('payouts');
  const [params, change] = useAddressValues();
  const search = params.get('payouts-search') ?? '';
  const [shown, setShown] = useSearchChoice('payouts', ['all', 'open']);
  const openOnly = shown === 'open';
  const [deciding, setDeciding] = useState<{ what: 'approve' | 'reject'; row: PayoutRow } | null>(null);
  const [linked, showAll] = useLinkedId('payout');
  const pages = useKeysetPages(JSON.stringify([search, openOnly, linked]), 'payouts-page');
  const status = openOnly ? ('Requested' as const) : undefined;
  const question = linked === null ? { search, status } : { search: '', status: undefined, payoutId: linked };
  const list = useMemberCommissions({ limit: pageSize, cursor: pages.cursor, ...question });
  const [proof, setProof] = useState<string | null>(null);
  const close = () => setDeciding(null);

  const { rows, held } = useSteadyRows({
    pages,
    rows: list.data && payoutRows(list.data.items, openOnly && linked === null),
    isOld: list.isPlaceholderData,
    keyOf: ({ entry }) => entry._id,
  });
  const shared = useSharedNumbers(rows.map(({ member }) => member._id));
  const proofs = rows.flatMap(({ member, entry: { paymentProof: src, amount } }) =>
    src === null
      ? []
      : [{ src, title: t('proofOfMember', { name: personName(member.name), amount: formatRupees(amount) }) }],
  );

  return (
    <Panel id="payouts" title={t('panelTitle')} lead={t('panelLead')}>
      {linked === null ? (
        <Toolbar>
          <SearchField label={t('search')} value={search} onSearch={(text) => change({ 'payouts-search': text })} />
          <SelectField
            label={t('show')}
            value={shown}
            onChange={({ target }) => setShown(target.value as typeof shown)}
          >
            <option value="all">{t('allMembers')}</option>
            <option value="open">{t('openOnly')}</option>
          </SelectField>
          {may('reports') && (
            <ExportButton name="payouts" what={t('panelTitle')} load={() => payoutsCsv({ search, status })} />
          )}
        </Toolbar>
      ) : (
        <OnlyOne onAll={showAll} />
      )}
      {content()}
      <ImageDialog
        image={proofs.find(({ src }) => proof !== null && fileOf(src) === fileOf(proof)) ?? null}
        among={proofs}
        onClose={() => setProof(null)}
      />
      {deciding?.what === 'approve' && <ApprovePayoutDialog row={deciding.row} onClose={close} />}
      {deciding?.what === 'reject' && <RejectPayoutDialog row={deciding.row} onClose={close} />}
    </Panel>
  );

  function content() {
    if (list.data === undefined || (rows.length === 0 && list.isPlaceholderData)) {
      return list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <LoadingState />;
    }
    const { items, nextCursor, total } = list.data;
    if (rows.length === 0) {
      return (
        <EmptyState title={t(search === '' ? 'panelEmpty' : 'panelNoMatch')} icon="rupee">
          {search === '' && <p>{t('panelEmptyHint')}</p>}
        </EmptyState>
      );
    }
    return (
      <>
        <DataTable
          caption={t('panelTitle')}
          columns={payoutColumns(
            t,
            may('payouts') ? (what, row) => setDeciding({ what, row }) : null,
            setProof,
            shared.data,
          )}
          rows={rows}
          held={held}
          rowKey={({ entry }) => entry._id}
        />
        <Pager
          pages={pages}
          pageSize={pageSize}
          shown={items.length}
          total={total}
          nextCursor={nextCursor}
          busy={list.isPlaceholderData}
        />
      </>
    );
  }
}
