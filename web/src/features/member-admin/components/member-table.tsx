import type { NetworkRow } from '@deepam/contracts';
import { useState } from 'react';
import { BulkWorks } from '../../../shared/bulk-work/bulk-works.js';
import { Button } from '../../../components/ui/button.js';
import { ExportButton } from '../../../components/ui/export-button.js';
import { ImageDialog, type ShownImage } from '../../../components/ui/image-dialog.js';
import { LoadedList } from '../../../components/ui/keyset-list.js';
import { OnlyOne } from '../../../components/ui/only-one.js';
import { usePickedRows } from '../../../shared/bulk-work/use-picked-rows.js';
import { ListViews } from '../../../shared/saved-views/list-views.js';
import { SavedViews } from '../../../shared/saved-views/saved-views.js';
import { useSteadyRows } from '../../../components/ui/use-steady-rows.js';
import { EmptyState } from '../../../components/ui/states.js';
import { memberWork } from '../../../lib/bulk-work/work-calls.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { callFile, callApi } from '../../../lib/api-client.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberNetworkQuery, type NetworkPage, useMemberNetwork } from '../../../lib/network/member-network.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { usePageSize } from '../../../lib/use-page-size.js';
import { memberAdminMessages } from '../messages.js';
import { type BulkMemberAction, mayBulk, type RowAction } from '../row-actions.js';
import { savedFilterNames, noFilters, queryOf, useMemberFilters, filtersIn } from '../use-member-filters.js';
import { BulkMembersDialog } from './bulk-members-dialog.js';
import { MemberActionDialog } from './member-action-dialog.js';
import { peekedMember } from '../../../shared/members/peeked-member.js';
import { MemberRows } from './member-rows.js';
import type { ViewCount } from '../../../shared/saved-views/saved-views-query.js';
import { PlanFilter } from '../../../shared/plans/plan-filter.js';
import { SearchField } from '../../../components/ui/search-field.js';
import { ListToolbar } from '../../../components/ui/list-toolbar.js';

const memberCount: ViewCount = {
  call: 'memberNetwork',
  total: async (state, signal) => {
    const [page] = await callApi('memberNetwork', { query: { ...queryOf(filtersIn(state)), limit: 1 }, signal });
    return page?.total ?? null;
  },
};

const oneMember = {
  query: (memberId: string) => memberNetworkQuery({ limit: 1, cursor: undefined, memberId }),
  dataOf: (row: NetworkRow): NetworkPage => ({ fullNetwork: [row], nextCursor: null, total: 1 }),
  rowIn: ({ fullNetwork }: NetworkPage) => fullNetwork[0],
};

const shown = [
  ['', 'everyone'],
  ['unapproved', 'unapprovedOnly'],
  ['plan-requests', 'planRequestedOnly'],
  ['approved', 'approvedOnly'],
] as const;

export function MemberTable() {
  const t = useText(memberAdminMessages);
  const viewer = useDesk();
  const { may } = viewer;
  const [filters, setFilters] = useMemberFilters();
  const size = usePageSize();
  const pages = useKeysetPages(JSON.stringify([filters, size.rows]));
  const isLinked = filters.member !== '';
  const query = isLinked ? { memberId: filters.member } : queryOf(filters);
  const network = useMemberNetwork({ limit: size.rows, cursor: pages.cursor, ...query });
  const [image, setImage] = useState<ShownImage | null>(null);
  const [acting, setActing] = useState<{ action: RowAction; member: NetworkRow } | null>(null);
  const [bulk, setBulk] = useState<{ action: BulkMemberAction; members: readonly NetworkRow[] } | null>(null);
  const { rows, held } = useSteadyRows({
    pages,
    rows: network.data?.fullNetwork,
    isOld: network.isPlaceholderData,
    keyOf: ({ _id }) => _id,
  });

  const picked = usePickedRows({
    name: 'selected',
    list: JSON.stringify([filters.search, filters.plan, filters.show, filters.member]),
    rows,
    keyOf: ({ _id }) => _id,
    can: (row) => mayBulk(viewer, row),
    one: oneMember,
  });

  return (
    <>
      {isLinked ? (
        <OnlyOne onAll={() => setFilters({ member: '' })} />
      ) : (
        <>
          <ListViews
            label={t('title')}
            parameter="show"
            tabs={shown.map(([value, label]) => ({
              value,
              label: t(label),
              isCounted: value === 'unapproved' || value === 'plan-requests',
            }))}
            chosen={filters.show}
            onChoose={(show) => setFilters({ show })}
            count={memberCount}
          >
            <SavedViews list="members" names={savedFilterNames} count={memberCount} />
          </ListViews>
          <ListToolbar
            search={
              <SearchField
                label={t('search')}
                placeholder={t('searchPlaceholder')}
                value={filters.search}
                onSearch={(search) => setFilters({ search })}
              />
            }
            filters={
              <PlanFilter
                label={t('filterPlan')}
                all={t('allPlans')}
                none={t('noPlan')}
                value={filters.plan}
                onChange={(plan) => setFilters({ plan })}
              />
            }
            filtered={filters.plan === '' ? 0 : 1}
          >
            {may('reports') && (
              <ExportButton
                name="members"
                what={t('title')}
                load={(format) => callFile('memberNetworkCsv', { query: { ...queryOf(filters), format } })}
              />
            )}
          </ListToolbar>
        </>
      )}
      {may('approve-members', 'decide-plans') && <BulkWorks calls={memberWork} />}
      <LoadedList list={network} pages={pages} pageSize={size} shown={rows.length} loading={t('loading')}>
        {content}
      </LoadedList>
      <ImageDialog
        image={image}
        among={pageProofs(rows, {
          id: (name) => t('idProofTitle', { name }),
          pan: (name) => t('panProofTitle', { name }),
        })}
        onClose={() => setImage(null)}
      />
      {bulk !== null && <BulkMembersDialog {...bulk} onDone={picked.drop} onClose={() => setBulk(null)} />}
      {acting !== null && <MemberActionDialog {...acting} onClose={() => setActing(null)} />}
    </>
  );

  function content(page: NetworkPage, first: number) {
    if (rows.length === 0) return nobody();
    return (
      <MemberRows
        page={page}
        rows={rows}
        held={held}
        picked={picked}
        first={first}
        isQueue={filters.show === 'plan-requests'}
        sort={{ key: filters.sort, order: filters.order }}
        onSort={setFilters}
        onImage={setImage}
        onDetails={(member) => peekedMember.set({ id: member._id, member })}
        onAction={(action, member) => setActing({ action, member })}
        onBulk={(action, members) => setBulk({ action, members })}
      />
    );
  }

  function nobody() {
    const filtered = isLinked || filters.search !== '' || filters.plan !== '' || filters.show !== '';
    return (
      <EmptyState title={t(filtered ? 'noMatch' : 'empty')}>
        {!filtered && <p>{t('emptyHint')}</p>}
        {filters.search !== '' && <p>{t('noMatchHint')}</p>}
        {filtered && (
          <Button variant="secondary" onClick={() => setFilters(noFilters)}>
            {t('clear')}
          </Button>
        )}
      </EmptyState>
    );
  }
}

interface ProofTitles {
  readonly id: (name: string) => string;
  readonly pan: (name: string) => string;
}

interface ShownProof {
  readonly src: string;
  readonly title: string;
}

function pageProofs(members: readonly NetworkRow[], titles: ProofTitles): ShownProof[] {
  return members.flatMap(({ name, idProof, panidProof }) => [
    ...(idProof === null ? [] : [{ src: idProof, title: titles.id(name) }]),
    ...(panidProof === null ? [] : [{ src: panidProof, title: titles.pan(name) }]),
  ]);
}
