import type { StatementSummary } from '@deepam/contracts';
import { DataTable } from '../../../components/ui/data-table.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { formatMonth } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { statementMessages } from '../messages.js';
import styles from './charts.module.css';

const money = (rupees: number) => <MoneyText rupees={rupees} />;

export function IncomeTable({ months, levels }: Pick<StatementSummary, 'months' | 'levels'>) {
  const t = useText(statementMessages);
  return (
    <div className={styles.tables}>
      <DataTable
        compact
        caption={t('byMonth')}
        rows={[...months].reverse()}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', header: t('month'), cell: ({ month }) => formatMonth(month, 'monthInTable') },
          { key: 'commission', header: t('commission'), align: 'end', cell: ({ commission }) => money(commission) },
          { key: 'earnings', header: t('earnings'), align: 'end', cell: ({ earnings }) => money(earnings) },
          {
            key: 'total',
            header: t('total'),
            align: 'end',
            cell: ({ commission, earnings }) => money(commission + earnings),
          },
        ]}
      />
      {levels.length > 0 && (
        <DataTable
          compact
          caption={t('byLevel')}
          rows={levels}
          rowKey={({ level }) => String(level)}
          columns={[
            { key: 'level', header: t('level'), cell: ({ level }) => t('levelNumber', { level }) },
            { key: 'commission', header: t('commission'), align: 'end', cell: ({ commission }) => money(commission) },
          ]}
        />
      )}
    </div>
  );
}
