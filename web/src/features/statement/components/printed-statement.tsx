import type { StatementBalances, StatementRow } from '@deepam/contracts';
import { DateText } from '../../../components/ui/date-text.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { PrintedSheet } from '../../../components/ui/printed-sheet.js';
import { formatDateTime, formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type Whose, useStatementSummary } from '../api.js';
import { balanceLines } from '../balance-lines.js';
import { entrySentence } from '../entry-sentence.js';
import { statementMessages } from '../messages.js';
import styles from './printed-statement.module.css';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { Period } from '../../../lib/period.js';

interface Props extends Whose {
  balances: StatementBalances;
  rows: readonly StatementRow[];
  isWhole: boolean;
  at: Date;
}

export function PrintedStatement({ userId, period, balances, rows, isWhole, at }: Props) {
  const t = useText(statementMessages);
  const member = useStatementSummary(userId).data?.member;
  return (
    <PrintedSheet
      title={t('title')}
      member={member}
      facts={[periodSentence(t, period), t('printedOn', { moment: formatDateTime(at.toISOString()) })]}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('balance')}</th>
            <th scope="col">{t('opening')}</th>
            <th scope="col">{t('closing')}</th>
          </tr>
        </thead>
        <tbody>
          {balanceLines(t, balances).map(({ name, opening, closing }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <MoneyText rupees={opening} />
              </td>
              <td>
                <MoneyText rupees={closing} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p>{t('emptyPeriod')}</p> : entries()}
      {!isWhole && <p>{t('printedPart')}</p>}
    </PrintedSheet>
  );

  function entries() {
    return (
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('amount')}</th>
            <th scope="col">{t('available')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id}>
              <td>
                <DateText instant={row.date} />
              </td>
              <td>
                {entrySentence(t, row)}
                {row.reason !== null && <p>{t('reason', { reason: row.reason })}</p>}
              </td>
              <td>
                <MoneyText rupees={row.amount} />
              </td>
              <td>{row.available === 0 ? '–' : <MoneyText rupees={row.available} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
}

function periodSentence(t: Translate<(typeof statementMessages)['english']>, { from, to }: Period): string {
  if (from !== '' && to !== '') return t('span', { from: formatDay(from), to: formatDay(to) });
  if (from !== '') return t('since', { day: formatDay(from) });
  return to === '' ? t('whole') : t('until', { day: formatDay(to) });
}
