import type { BankLineView } from '@deepam/contracts';
import { MoneyStateBadge } from '../../../components/bank-money.js';
import { bankMoneyMessages } from '../../../components/bank-money-messages.js';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { MemberLink } from '../../../components/member-link.js';
import { personName } from '../../../components/person-name.js';
import { formatDate, formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';

type Text = Translate<(typeof bankMessages)['english']>;
type LinePayment = BankLineView['payments'][number];
/** What is matched with a line: proposed, or chosen. */
export type MatchedPayment = Pick<LinePayment, '_id' | 'name'>;
type RefusedPayment = NonNullable<BankLineView['refused']>[number];
interface Actions {
  onMatch: (line: BankLineView, payment: MatchedPayment) => void;
  onRelease: (line: BankLineView) => void;
  /** By search among all requests without money. */
  onChoose: (line: BankLineView) => void;
}

export const lineColumns = (t: Text, actions: Actions): Column<BankLineView>[] => [
  { key: 'date', header: t('column.date'), lead: true, cell: ({ date }) => formatDay(date) },
  {
    key: 'amount',
    header: t('column.amount'),
    align: 'end',
    lead: true,
    cell: ({ amount }) => <strong>{formatRupees(amount)}</strong>,
  },
  { key: 'state', header: t('status'), cell: ({ state }) => <MoneyStateBadge state={state} /> },
  {
    key: 'narration',
    header: t('column.narration'),
    cell: ({ narration, reference, account }) => (
      <div className={styles.payment}>
        <span>{narration}</span>
        {reference !== '' && <span className={styles.soft}>{reference}</span>}
        <span className={styles.soft}>{account}</span>
      </div>
    ),
  },
  { key: 'whose', header: t('whose'), cell: (line) => <Payments line={line} actions={actions} /> },
];

/** Whose it is, or may be, each with what can be said about it. */
function Payments({ line, actions }: { line: BankLineView; actions: Actions }) {
  const t = useText(bankMessages);
  const refused = line.refused ?? [];
  const isOpen = line.payments.length === 0 && refused.length === 0;
  return (
    <div className={styles.payments}>
      {isOpen && <span className={styles.soft}>{t('nobody')}</span>}
      {refused.map((payment) => (
        <RefusedText key={payment._id} payment={payment} />
      ))}
      {line.payments.map((payment) => (
        <div key={payment._id} className={styles.payment}>
          <PaymentText payment={payment} describes={`${line._id}-${payment._id}`} />
          {line.state !== 'matched' && (
            <Button
              size="small"
              needsLine
              aria-describedby={`${line._id}-${payment._id}`}
              onClick={() => actions.onMatch(line, payment)}
            >
              {t('thisIsIt')}
            </Button>
          )}
          {line.state === 'matched' && (payment.status === 'open' || payment.reason === 'by-hand') && (
            <Button
              size="small"
              variant="secondary"
              needsLine
              aria-describedby={`${line._id}-${payment._id}`}
              onClick={() => actions.onRelease(line)}
            >
              {t('notThisOne')}
            </Button>
          )}
        </div>
      ))}
      {line.state !== 'matched' && (
        <div className={styles.payment}>
          <Button size="small" variant="secondary" needsLine onClick={() => actions.onChoose(line)}>
            {t('choose')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whose word it is that nothing proposes this pair any more. */
function RefusedText({ payment: { name, amount, by, at } }: { payment: RefusedPayment }) {
  const t = useText(bankMessages);
  const payer = `${personName(name)}, ${formatRupees(amount)}`;
  return (
    <span className={styles.soft}>
      {at === null
        ? t('refusedOnce', { payer })
        : t('refusedBy', { payer, name: by === null ? t('staff') : personName(by), date: formatDate(at) })}
    </span>
  );
}

function PaymentText({ payment, describes }: { payment: LinePayment; describes: string }) {
  const t = useText(bankMessages);
  const say = useText(bankMoneyMessages);
  const { name, memberId, kind, requestedAt, amount, utr, reason } = payment;
  const date = formatDate(requestedAt);
  return (
    <>
      <strong id={describes}>
        <MemberLink memberId={memberId} name={name} />, {formatRupees(amount)}
      </strong>
      <span>{kind === 'plan' ? t('planRequest', { date }) : t('cottonOrder', { date })}</span>
      <span className={styles.soft}>{say(`reason.${reason}`)}</span>
      {utr !== null && <span className={styles.soft}>{t('utr', { utr })}</span>}
    </>
  );
}
