import { type GrievanceRow, grievanceStates } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/ui/data-table.js';
import { ExportButton } from '../../../components/ui/export-button.js';
import { grievanceMessages } from '../../../shared/grievances/grievance-messages.js';
import { ListToolbar } from '../../../components/ui/list-toolbar.js';
import { LoadedList } from '../../../components/ui/keyset-list.js';
import { OnlyOne } from '../../../components/ui/only-one.js';
import { ListViews } from '../../../shared/saved-views/list-views.js';
import { SavedViews } from '../../../shared/saved-views/saved-views.js';
import { EmptyState } from '../../../components/ui/states.js';
import { useSteadyRows } from '../../../components/ui/use-steady-rows.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useSearchChoice, choiceIn } from '../../../lib/use-search-choice.js';
import { grievancesCsv, useGrievances, useAcknowledging } from '../api.js';
import { grievanceDeskMessages } from '../messages.js';
import { AnswerDialog } from './answer-dialog.js';
import { grievanceColumns } from './grievance-columns.js';
import type { ViewCount } from '../../../shared/saved-views/saved-views-query.js';
import { callPage } from '../../../lib/api-client.js';

const shown = ['open', 'all', ...grievanceStates] as const;

const stateOf = (choice: (typeof shown)[number]) => (choice === 'all' ? undefined : choice);

const grievanceCount: ViewCount = {
  call: 'listGrievances',
  total: async (state, signal) => {
    const query = { state: stateOf(choiceIn(state, 'show', shown)), limit: 1 };
    return (await callPage('listGrievances', { query, signal })).total;
  },
};

const pageSize = 20;
const stateNames = ['show'] as const;

export function GrievanceList() {
  const t = useText(grievanceDeskMessages);
  const ticketText = useText(grievanceMessages);
  const { may } = useDesk();
  const [choice, choose] = useSearchChoice('show', shown);
  const [params, change] = useAddressValues();
  const ticket = params.get('ticket') ?? undefined;
  const state = stateOf(choice);
  const pages = useKeysetPages(`${choice} ${ticket ?? ''}`);
  const list = useGrievances(ticket === undefined ? { limit: pageSize, state, cursor: pages.cursor } : { ticket });
  const acknowledging = useAcknowledging();
  const [answering, setAnswering] = useState<GrievanceRow | null>(null);
  const { rows, held } = useSteadyRows({
    pages,
    rows: list.data?.items,
    isOld: list.isPlaceholderData,
    keyOf: (row) => row.ticket,
  });
  // A ticket that another clerk resolves leaves the list, but the draft stays.
  const open = rows.find((row) => row.ticket === answering?.ticket) ?? answering;

  return (
    <>
      <ListViews
        label={t('title')}
        parameter="show"
        tabs={shown.map((value) => ({ value, label: nameOf(value), isCounted: value === 'open' }))}
        chosen={choice}
        onChoose={choose}
        count={grievanceCount}
      >
        <SavedViews list="grievances" names={stateNames} count={grievanceCount} />
      </ListViews>
      {may('reports') && (
        <ListToolbar>
          <ExportButton name="grievances" what={t('title')} load={(format) => grievancesCsv(state, format)} />
        </ListToolbar>
      )}
      {ticket !== undefined && <OnlyOne onAll={() => change({ ticket: '' })} />}
      <LoadedList list={list} pages={pages} pageSize={pageSize} shown={rows.length} neverKept>
        {content}
      </LoadedList>
      {open !== null && <AnswerDialog grievance={open} onClose={() => setAnswering(null)} />}
    </>
  );

  function nameOf(value: (typeof shown)[number]) {
    return value === 'open' || value === 'all' ? t(value) : ticketText(`state.${value}`);
  }

  function content() {
    if (rows.length === 0) {
      return (
        <EmptyState title={t('empty')} icon="check">
          <p>{t('emptyHint')}</p>
        </EmptyState>
      );
    }
    return (
      <DataTable
        caption={t('title')}
        columns={grievanceColumns(t, ticketText, {
          mayAnswer: may('grievances'),
          ...acknowledging,
          onOpen: setAnswering,
        })}
        rows={rows}
        held={held}
        rowKey={(row) => row.ticket}
      />
    );
  }
}
