import type { CottonPassbook } from '@deepam/contracts';
import { MoneyText } from '../../../components/ui/money-text.js';
import { PrintedSheet } from '../../../components/ui/printed-sheet.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useMembership } from '../../../lib/network/membership.js';
import { cottonMessages } from '../messages.js';
import { passbookMessages } from '../passbook-messages.js';
import { passbookRows } from '../passbook-rows.js';
import styles from './passbook.module.css';

export function PrintedPassbook({ book, at }: { book: CottonPassbook; at: Date }) {
  const t = useText(passbookMessages);
  const say = useText(cottonMessages);
  const member = useMembership().data;
  return (
    <PrintedSheet
      title={t('title')}
      member={member}
      facts={[
        `${t('year')} ${book.year}`,
        t('before', { amount: formatRupees(book.depositBefore) }),
        t('printedOn', { moment: formatDateTime(at.toISOString()) }),
      ]}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {(['month', 'taken', 'returned', 'paid', 'back', 'held', 'earned'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {passbookRows(book, t('total')).map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{say('kg', { count: row.takenKg })}</td>
              <td>{say('kg', { count: row.returnedKg })}</td>
              {(['depositPaid', 'depositBack', 'depositHeld', 'makingCharge'] as const).map((name) => (
                <td key={name}>
                  <MoneyText rupees={row[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedSheet>
  );
}
