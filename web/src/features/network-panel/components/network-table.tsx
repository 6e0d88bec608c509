import type { NetworkRow } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { DataTable } from '../../../components/data-table.js';
import { MemberDetailsDialog } from '../../../components/member-details-dialog.js';
import { Pager } from '../../../components/pager.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useMemberNetwork } from '../../../lib/network/member-network.js';
import { useKeysetPages, useLeaveEmptyPage } from '../../../lib/use-keyset-pages.js';
import { isNarrowed, questionOf, type SortKey } from '../network-choice.js';
import { networkMessages } from '../messages.js';
import { useNetworkChoice } from '../use-network-choice.js';
import { NetworkToolbar } from './network-toolbar.js';
import { panelColumns } from './panel-columns.js';

const pageSize = 10;

/** The downline, newest first unless sorted, with search, filters and pages; `mayAdd` words the empty table. */
export function NetworkTable({ mayAdd }: { mayAdd: boolean }) {
  const t = useText(networkMessages);
  const [choice, setChoice] = useNetworkChoice();
  const [details, setDetails] = useState<NetworkRow | null>(null);
  const question = questionOf(choice);
  const pages = useKeysetPages(JSON.stringify(question));
  const network = useMemberNetwork({ limit: pageSize, cursor: pages.cursor, ...question });

  useLeaveEmptyPage(pages, network.data?.fullNetwork.length === 0 && !network.isPlaceholderData);

  if (network.data === undefined) {
    return network.isError ? (
      <ErrorState error={network.error} onRetry={() => void network.refetch()} />
    ) : (
      <LoadingState text={t('loading')} />
    );
  }
  const { fullNetwork, nextCursor, total } = network.data;
  if (fullNetwork.length === 0 && !isNarrowed(choice)) {
    return (
      <EmptyState title={t('empty')} icon="network">
        <p>{t(mayAdd ? 'emptyHint' : 'emptyHintBronze')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <NetworkToolbar choice={choice} question={question} onChange={setChoice} />
      {fullNetwork.length === 0 ? (
        <EmptyState title={choice.search === '' ? t('noFit') : t('noMatch', { search: choice.search })}>
          <p>{t(choice.search === '' ? 'noFitHint' : 'noMatchHint')}</p>
          <Button variant="secondary" onClick={() => setChoice({ search: '', plan: '', show: '' })}>
            {t('clear')}
          </Button>
        </EmptyState>
      ) : (
        <DataTable
          caption={t('title')}
          columns={panelColumns(t, { first: pages.index * pageSize + 1, onDetails: setDetails })}
          rows={fullNetwork}
          rowKey={({ _id }) => _id}
          sort={{ key: choice.sort, order: choice.order }}
          onSort={({ key, order }) => setChoice({ sort: key as SortKey, order })}
        />
      )}
      <Pager
        pages={pages}
        pageSize={pageSize}
        shown={fullNetwork.length}
        total={total}
        nextCursor={nextCursor}
        busy={network.isPlaceholderData}
      />
      <MemberDetailsDialog member={details} onClose={() => setDetails(null)} />
    </>
  );
}
