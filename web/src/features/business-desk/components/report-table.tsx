import {
  isCount,
  reportColumns,
  type ReportColumn,
  type ReportFigures,
  type ReportKind,
  type ReportRow,
} from '@deepam/contracts';
import { MoneyText } from '../../../components/ui/money-text.js';
import { formatDay, formatMonth } from '../../../lib/format/date.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { businessDeskMessages } from '../messages.js';
import styles from './business-desk.module.css';

const usual: ReadonlySet<ReportColumn> = new Set([
  'sales',
  'credits',
  'received',
  'commission',
  'paid',
  'companyShare',
]);

interface Props {
  kind: ReportKind;
  rows: readonly ReportRow[];
  total: ReportFigures;
}

export function ReportTable({ kind, rows, total }: Props) {
  const t = useText(businessDeskMessages);
  const columns = reportColumns[kind].filter((column) => usual.has(column) || (total[column] ?? 0) !== 0);
  const nameOf = ({ key, name }: ReportRow): string => {
    switch (kind) {
      case 'day':
        return formatDay(key);
      case 'month':
        return formatMonth(key, 'monthInTable');
      case 'level':
        return t('level', { level: key });
      case 'plan':
        return key;
      case 'sponsor':
        return name ?? t('noSponsor');
    }
  };
  const cells = (figures: ReportFigures) =>
    columns.map((column) => <td key={column}>{cellOf(column, figures[column] ?? 0)}</td>);
  return (
    <div className={styles.scroll} role="region" aria-label={t('reportsTitle')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`by.${kind}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(row)}</th>
              {cells(row.figures)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const cellOf = (column: ReportColumn, value: number) =>
  isCount(column) ? formatCount(value) : <MoneyText rupees={value} />;
