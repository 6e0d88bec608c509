import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { ApprovePanel } from './components/approve-panel.js';
import { ImportPanel } from './components/import-panel.js';
import { LinePanel } from './components/line-panel.js';
import { StatementPanel } from './components/statement-panel.js';
import styles from './components/bank.module.css';
import { bankMessages } from './messages.js';
import type { ExpectedPaymentView } from '@deepam/contracts';
import type { Column } from '../../components/ui/columns.js';
import { Panel } from '../../components/ui/panel.js';
import { personName } from '../../components/ui/person-name.js';
import { EmptyState } from '../../components/ui/states.js';
import { formatDate } from '../../lib/format/date.js';
import { formatRupees } from '../../lib/format/money.js';
import { useKeysetPages } from '../../lib/use-keyset-pages.js';
import { useMissingExpectedPayments } from './api.js';
import { MoneyList, pageSize } from './components/money-list.js';

export default function BankPage() {
  const t = useText(bankMessages);
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <HeadOnly needs={['decide-plans', 'bank-layouts']}>
        <div className={styles.panels}>
          <ImportPanel />
          <StatementPanel />
          <ApprovePanel />
          <LinePanel />
          <MissingPanel />
        </div>
      </HeadOnly>
    </Page>
  );
}

function MissingPanel() {
  const t = useText(bankMessages);
  const pages = useKeysetPages('', 'missing-page');
  const missing = useMissingExpectedPayments({ limit: pageSize, cursor: pages.cursor });
  const columns: Column<ExpectedPaymentView>[] = [
    { key: 'name', header: t('name'), lead: true, cell: ({ name }) => <strong>{personName(name)}</strong> },
    { key: 'amount', header: t('column.amount'), align: 'end', lead: true, cell: ({ amount }) => formatRupees(amount) },
    {
      key: 'what',
      header: t('what'),
      cell: ({ kind, requestedAt }) =>
        t(kind === 'plan' ? 'planRequest' : 'cottonOrder', { date: formatDate(requestedAt) }),
    },
    { key: 'utr', header: t('utrTyped'), cell: ({ utr }) => utr ?? t('noUtr') },
  ];
  return (
    <Panel title={t('missingTitle')} lead={t('missingLead')}>
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
