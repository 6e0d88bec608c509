import type { NetworkRow } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { personName } from '../../../components/ui/person-name.js';
import { formatCount } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { networkMessages } from '../messages.js';
import styles from './network-panel.module.css';

const money = (rupees: number) => <MoneyText rupees={rupees} />;

export function panelColumns(
  t: Translate<(typeof networkMessages)['english']>,
  { first, onDetails }: { first: number; onDetails: (row: NetworkRow) => void },
): Column<NetworkRow>[] {
  return [
    { key: 'srNo', header: t('srNo'), fromRem: 65, cell: (_row, index) => formatCount(first + index) },
    {
      key: 'date',
      header: t('date'),
      isSortable: true,
      fromRem: 65,
      cell: ({ registeredDate }) => <DateText instant={registeredDate} />,
    },
    {
      key: 'plan',
      header: t('commissionType'),
      isSortable: true,
      fromRem: 65,
      isBrief: true,
      cell: ({ plan }) => plan ?? t('noPlan'),
    },
    { key: 'code', header: t('fromCode'), isSortable: true, cell: ({ referralCode }) => referralCode },
    {
      key: 'name',
      header: t('fromName'),
      isSortable: true,
      isLead: true,
      isBrief: true,
      cell: ({ _id, name, isApproved, isClosed }) => (
        <div>
          <span id={`downline-${_id}`} className={styles.name}>
            {personName(name)}
          </span>
          {!isApproved && !isClosed && <span className={styles.soft}>{t('waiting')}</span>}
        </div>
      ),
    },
    { key: 'earnings', header: t('earnings'), isSortable: true, cell: ({ earnings }) => money(earnings), align: 'end' },
    {
      key: 'commission',
      header: t('commission'),
      isSortable: true,
      cell: ({ commission }) => money(commission),
      align: 'end',
    },
    {
      key: 'totalIncome',
      header: t('totalIncome'),
      fromRem: 65,
      cell: ({ totalIncome }) => money(totalIncome),
      align: 'end',
    },
    {
      key: 'details',
      header: t('viewDetails'),
      isBare: true,
      cell: (row) => (
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-describedby={`downline-${row._id}`}
          onClick={() => onDetails(row)}
        >
          {t('viewDetails')}
        </Button>
      ),
    },
    {
      key: 'your',
      header: t('yourCommission'),
      isBrief: true,
      cell: ({ yourCommission }) => money(yourCommission),
      align: 'end',
    },
  ];
}
