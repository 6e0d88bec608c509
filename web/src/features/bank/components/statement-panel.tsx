import { bankLineStates, type BankStatementView } from '@deepam/contracts';
import { bankMoneyMessages } from '../../../shared/bank/bank-money-messages.js';
import type { Column } from '../../../components/ui/columns.js';
import { Panel } from '../../../components/ui/panel.js';
import { personName } from '../../../components/ui/person-name.js';
import { EmptyState } from '../../../components/ui/states.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useBankStatements } from '../api.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import { MoneyList } from './money-list.js';

const size = 20;

export function StatementPanel() {
  const t = useText(bankMessages);
  const pages = useKeysetPages('', 'statements-page');
  const statements = useBankStatements({ limit: size, cursor: pages.cursor });
  const columns: Column<BankStatementView>[] = [
    { key: 'account', header: t('account'), isLead: true, cell: ({ account }) => <strong>{account}</strong> },
    {
      key: 'at',
      header: t('takenIn'),
      cell: ({ importedAt, importedBy }) =>
        t('takenInAt', {
          date: formatDateTime(importedAt),
          name: importedBy === null ? t('staff') : personName(importedBy),
        }),
    },
    {
      key: 'lines',
      header: t('lineCount'),
      cell: ({ lines, newLines, leftOut }) => (
        <div className={styles.payment}>
          <span>{t('linesCount', { lines: formatCount(lines), newLines: formatCount(newLines) })}</span>
          {leftOut > 0 && <span>{t('leftOutCount', { count: formatCount(leftOut) })}</span>}
        </div>
      ),
    },
    { key: 'credits', header: t('credits'), cell: ({ credits }) => <Credits credits={credits} /> },
  ];
  return (
    <Panel title={t('statementsTitle')} isWholePage>
      <MoneyList
        caption={t('statementsTitle')}
        list={statements}
        pages={pages}
        columns={columns}
        size={size}
        empty={<EmptyState title={t('statementsEmpty')} icon="rupee" />}
      />
    </Panel>
  );
}

function Credits({ credits }: Pick<BankStatementView, 'credits'>) {
  const t = useText(bankMessages);
  const say = useText(bankMoneyMessages);
  const some = bankLineStates.filter((state) => (credits?.[state] ?? 0) > 0);
  if (some.length === 0) return <span className={styles.soft}>{t('noCredits')}</span>;
  return (
    <div className={styles.payment}>
      {some.map((state) => (
        <span key={state}>
          {t('stateCount', { state: say(`state.${state}`), count: formatCount(credits![state]) })}
        </span>
      ))}
    </div>
  );
}
