import type { TaxRegisterRow } from '@deepam/contracts';
import type { Column } from '../../../components/columns.js';
import { DateText } from '../../../components/date-text.js';
import { MemberLink } from '../../../components/member-link.js';
import { MoneyText } from '../../../components/money-text.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { taxMessages } from '../messages.js';
import { percentText } from '../tax-draft.js';
import styles from './tax.module.css';

export const registerColumns = (t: Translate<(typeof taxMessages)['english']>): Column<TaxRegisterRow>[] => [
  {
    key: 'member',
    header: t('member'),
    lead: true,
    cell: ({ memberId, name, referralCode }) => (
      <div>
        <MemberLink memberId={memberId} name={name} />
        <span className={styles.code}>{referralCode}</span>
      </div>
    ),
  },
  { key: 'paidAt', header: t('paidAt'), cell: ({ paidAt }) => <DateText instant={paidAt} /> },
  { key: 'pan', header: t('pan'), cell: ({ hasPan }) => t(hasPan ? 'hasPan' : 'noPan') },
  {
    key: 'commission',
    header: t('commission'),
    align: 'end',
    cell: ({ commission }) => <MoneyText rupees={commission} />,
  },
  { key: 'taxed', header: t('taxed'), align: 'end', cell: ({ taxed }) => <MoneyText rupees={taxed} /> },
  {
    key: 'rate',
    header: t('rateShort'),
    align: 'end',
    cell: ({ rateBasisPoints }) => t('percentOf', { rate: percentText(rateBasisPoints) }),
  },
  { key: 'tax', header: t('tax'), align: 'end', cell: ({ tax }) => <MoneyText rupees={tax} /> },
];
