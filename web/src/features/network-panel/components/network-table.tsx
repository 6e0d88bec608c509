import type { NetworkRow } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { LoadedList } from '../../../components/ui/keyset-list.js';
import { MemberDetailsDialog } from '../../../shared/members/member-details-dialog.js';
import { EmptyState } from '../../../components/ui/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type NetworkPage, useMemberNetwork } from '../../../lib/network/member-network.js';
import { useKeysetPages, useLeaveEmptyPage } from '../../../lib/use-keyset-pages.js';
import { isNarrowed, queryOf, type SortKey, type NetworkChoice, readChoice, unusual } from '../network-choice.js';
import { networkMessages } from '../messages.js';
import { NetworkToolbar } from './network-toolbar.js';
import { panelColumns } from './panel-columns.js';
import { useAddressValues } from '../../../lib/use-address-values.js';

interface Props {
  mayAdd: boolean;
  /** The list of the back office has its toolbar and begins with the name. */
  isDesk?: boolean;
}

export function NetworkTable({ mayAdd, isDesk = false }: Props) {
  const t = useText(networkMessages);
  const [choice, setChoice] = useNetworkChoice();
  const [details, setDetails] = useState<NetworkRow | null>(null);
  const query = queryOf(choice);
  const pageSize = isDesk ? 20 : 10;
  const pages = useKeysetPages(JSON.stringify(query));
  const network = useMemberNetwork({ limit: pageSize, cursor: pages.cursor, ...query });

  const shown = network.data?.fullNetwork.length ?? 0;
  useLeaveEmptyPage(pages, network.data !== undefined && shown === 0 && !network.isPlaceholderData);
  // The toolbar stays for a filtered list, so that the filter can be removed.
  const hasToolbar = isNarrowed(choice) || shown > 0;

  return (
    <>
      {hasToolbar && <NetworkToolbar isDesk={isDesk} choice={choice} query={query} onChange={setChoice} />}
      <LoadedList list={network} pages={pages} pageSize={pageSize} shown={shown} loading={t('loading')}>
        {content}
      </LoadedList>
      <MemberDetailsDialog member={details} onClose={() => setDetails(null)} />
    </>
  );

  function content({ fullNetwork }: NetworkPage, first: number) {
    if (fullNetwork.length === 0) return isNarrowed(choice) ? noneFits() : nobody();
    const columns = panelColumns(t, { first, onDetails: setDetails });
    return (
      <DataTable
        caption={t('title')}
        columns={isDesk ? columns.toSorted((one, other) => Number(!one.isLead) - Number(!other.isLead)) : columns}
        rows={fullNetwork}
        rowKey={({ _id }) => _id}
        sort={{ key: choice.sort, order: choice.order }}
        onSort={({ key, order }) => setChoice({ sort: key as SortKey, order })}
      />
    );
  }

  function nobody() {
    return (
      <EmptyState title={t('empty')} icon="network">
        <p>{t(mayAdd ? 'emptyHint' : 'emptyHintBronze')}</p>
      </EmptyState>
    );
  }

  function noneFits() {
    return (
      <EmptyState title={choice.search === '' ? t('noFit') : t('noMatch', { search: choice.search })}>
        <p>{t(choice.search === '' ? 'noFitHint' : 'noMatchHint')}</p>
        <Button variant="secondary" onClick={() => setChoice({ search: '', plan: '', show: '' })}>
          {t('clear')}
        </Button>
      </EmptyState>
    );
  }
}

function useNetworkChoice(): [NetworkChoice, (change: Partial<NetworkChoice>) => void] {
  const [params, change] = useAddressValues();
  return [readChoice(params), (next) => change(unusual(next))];
}
