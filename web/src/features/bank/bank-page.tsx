import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { ApprovePanel } from './components/approve-panel.js';
import { StatementPanel } from './components/statement-panel.js';
import styles from './components/bank.module.css';
import { bankMessages } from './messages.js';
import { type ExpectedPaymentView, type Permission, bankLineFilters } from '@deepam/contracts';
import type { Column } from '../../components/ui/columns.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/panel.js';
import { personName } from '../../components/ui/person-name.js';
import { EmptyState } from '../../components/ui/states.js';
import { formatDate } from '../../lib/format/date.js';
import { formatRupees } from '../../lib/format/money.js';
import { useKeysetPages } from '../../lib/use-keyset-pages.js';
import { useMissingExpectedPayments } from './api.js';
import { MoneyList, pageSize } from './components/money-list.js';
import { useState } from 'react';
import { ImportPanel } from './components/import-panel.js';
import { ReleaseUtr } from './components/release-utr.js';
import { bankMoneyMessages } from '../../shared/bank/bank-money-messages.js';
import { ListViews } from '../../shared/saved-views/list-views.js';
import { SavedViews } from '../../shared/saved-views/saved-views.js';
import { SearchField } from '../../components/ui/search-field.js';
import { SelectField, TextField } from '../../components/ui/text-field.js';
import { ListToolbar } from '../../components/ui/list-toolbar.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useSearchChoice } from '../../lib/use-search-choice.js';
import { approvalMessages } from './approval-messages.js';
import { useScrollHere } from '../../lib/use-scroll-here.js';
import { lineStateNames, useLineFilters, type LineFilters, filtersIn, queryOf } from './line-filters.js';
import { LineList } from './components/line-list.js';
import type { ViewCount } from '../../shared/saved-views/saved-views-query.js';
import { callPage } from '../../lib/api-client.js';

const lineCount: ViewCount = {
  call: 'bankLines',
  total: async (state, signal) => {
    const query = { ...queryOf(filtersIn(state)), limit: 1 };
    return (await callPage('bankLines', { query, signal })).total;
  },
};

function LinePanel() {
  const t = useText(bankMessages);
  const say = useText(bankMoneyMessages);
  const [filters, change] = useLineFilters();
  const { state, q, from, to } = filters;
  useScrollHere('lines');
  return (
    <Panel id="lines" title={t('linesTitle')} isWholePage>
      <SavedViews list="bank-lines" names={lineStateNames} count={lineCount} />
      <ListToolbar
        search={
          <SearchField
            label={t('search')}
            placeholder={t('searchHint')}
            value={q}
            onSearch={(text) => change({ q: text })}
          />
        }
        filters={
          <>
            <TextField
              label={t('from')}
              type="date"
              value={from}
              max={to || undefined}
              onChange={({ target }) => change({ from: target.value })}
            />
            <TextField
              label={t('to')}
              type="date"
              value={to}
              min={from || undefined}
              onChange={({ target }) => change({ to: target.value })}
            />
          </>
        }
        filtered={Number(from !== '') + Number(to !== '')}
      >
        <div className={styles.state}>
          <SelectField
            label={t('state')}
            value={state}
            onChange={({ target }) => change({ state: target.value as LineFilters['state'] })}
          >
            <option value="">{t('allStates')}</option>
            {bankLineFilters.map((one) => (
              <option key={one} value={one}>
                {say(`state.${one}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </ListToolbar>
      <LineList filters={filters} />
    </Panel>
  );
}

const parts = { lines: LinePanel, approve: ApprovePanel, missing: MissingPanel, statements: StatementPanel };
const partNames = ['lines', 'approve', 'missing', 'statements'] as const;
const partNeeds = {
  lines: ['decide-plans'],
  approve: ['decide-plans'],
  missing: ['decide-plans', 'decide-cotton'],
  statements: ['decide-plans'],
} as const satisfies Record<(typeof partNames)[number], readonly Permission[]>;
const importing = ['decide-plans', 'bank-layouts'] as const;

export default function BankPage() {
  const t = useText(bankMessages);
  const say = useText(approvalMessages);
  const { may } = useDesk();
  const [part, choose] = useSearchChoice('part', partNames);
  const [isImporting, setIsImporting] = useState(false);
  const names = {
    lines: t('linesTitle'),
    approve: say('title'),
    missing: t('missingTitle'),
    statements: t('statementsTitle'),
  };
  const open = partNames.filter((name) => may(...partNeeds[name]));
  const shown = open.includes(part) ? part : open[0];
  const Part = shown === undefined ? undefined : parts[shown];
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {may('decide-plans', 'decide-cotton') && <ReleaseUtr />}
            {may(...importing) && (
              <Button
                variant={isImporting ? 'secondary' : 'primary'}
                aria-expanded={isImporting}
                onClick={() => setIsImporting(!isImporting)}
              >
                {t('importTitle')}
              </Button>
            )}
          </>
        }
      />
      <RequirePermissions needs={[...importing, 'decide-cotton']}>
        {isImporting && (
          <div className={styles.import}>
            <ImportPanel />
          </div>
        )}
        {shown !== undefined && (
          <ListViews
            label={t('title')}
            parameter="part"
            tabs={open.map((value) => ({ value, label: names[value] }))}
            chosen={shown}
            onChoose={choose}
          />
        )}
        {Part !== undefined && <Part />}
      </RequirePermissions>
    </Page>
  );
}

function MissingPanel() {
  const t = useText(bankMessages);
  const pages = useKeysetPages('', 'missing-page');
  const missing = useMissingExpectedPayments({ limit: pageSize, cursor: pages.cursor });
  const columns: Column<ExpectedPaymentView>[] = [
    { key: 'name', header: t('name'), isLead: true, cell: ({ name }) => <strong>{personName(name)}</strong> },
    {
      key: 'amount',
      header: t('column.amount'),
      align: 'end',
      isLead: true,
      cell: ({ amount }) => formatRupees(amount),
    },
    {
      key: 'what',
      header: t('what'),
      cell: ({ kind, requestedAt }) =>
        t(kind === 'plan' ? 'planRequest' : 'cottonOrder', { date: formatDate(requestedAt) }),
    },
    { key: 'utr', header: t('utrTyped'), cell: ({ utr }) => utr ?? t('noUtr') },
  ];
  return (
    <Panel title={t('missingTitle')} isWholePage>
      <MoneyList
        caption={t('missingTitle')}
        list={missing}
        pages={pages}
        columns={columns}
        empty={<EmptyState title={t('missingEmpty')} icon="check" />}
      />
    </Panel>
  );
}
