import { Button } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { componentMessages } from '../../../components/ui/messages.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { Skeleton } from '../../../components/ui/states.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type Whose, useStatementBalances } from '../api.js';
import { balanceLines } from '../balance-lines.js';
import { statementMessages } from '../messages.js';
import styles from './period.module.css';

export function PeriodBalances(whose: Whose) {
  const t = useText(statementMessages);
  const say = useText(componentMessages);
  const { data, error, refetch } = useStatementBalances(whose);
  if (data === undefined) {
    if (error === null) return <Skeleton height="92px" />;
    return (
      <p className={styles.failed} role="alert">
        {t('balancesFailed', { error: sentenceOf(error) })}
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {say('retry')}
        </Button>
      </p>
    );
  }
  return (
    <DataTable
      compact
      caption={t('balances')}
      rows={balanceLines(t, data)}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: t('balance'), cell: ({ name }) => name },
        { key: 'opening', header: t('opening'), align: 'end', cell: ({ opening }) => <MoneyText rupees={opening} /> },
        {
          key: 'closing',
          header: t('closing'),
          align: 'end',
          cell: ({ closing }) => (
            <strong>
              <MoneyText rupees={closing} />
            </strong>
          ),
        },
      ]}
    />
  );
}
