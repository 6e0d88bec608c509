import type { CottonPassbook } from '@deepam/contracts';
import { MoneyText } from '../../../components/money-text.js';
import { personName } from '../../../components/person-name.js';
import { company } from '../../../lib/company.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useMembership } from '../../../lib/network/membership.js';
import { cottonMessages } from '../messages.js';
import { passbookMessages } from '../passbook-messages.js';
import { passbookRows } from '../passbook-rows.js';
import styles from './passbook.module.css';

/** The passbook as it is on paper: whose, of which year, when printed. On no screen. */
export function PrintedPassbook({ book, at }: { book: CottonPassbook; at: Date }) {
  const t = useText(passbookMessages);
  const say = useText(cottonMessages);
  const member = useMembership().data;
  return (
    <section data-printed className={styles.sheet}>
      <h1>{t('title')}</h1>
      <dl className={styles.facts}>
        <dd>{company.legalName}</dd>
        {member !== undefined && (
          <dd>
            <strong>{personName(member.name)}</strong> <span>{member.referralCode}</span>
          </dd>
        )}
        <dd>
          {t('year')} {book.year}
        </dd>
        <dd>{t('before', { amount: formatRupees(book.depositBefore) })}</dd>
        <dd>{t('printedOn', { moment: formatDateTime(at.toISOString()) })}</dd>
      </dl>
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
    </section>
  );
}
