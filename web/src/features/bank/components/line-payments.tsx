import type { BankLineView } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { formatDay, formatDate } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import { bankMoneyMessages } from '../../../shared/bank/bank-money-messages.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { personName } from '../../../components/ui/person-name.js';
import { formatRupees } from '../../../lib/format/money.js';

type LinePayment = BankLineView['payments'][number];

type RejectedPayment = NonNullable<BankLineView['rejected']>[number];

export type MatchedPayment = Pick<LinePayment, '_id' | 'name' | 'amount' | 'status'>;
export interface Actions {
  onMatch: (line: BankLineView, payment: MatchedPayment) => void;
  onRelease: (line: BankLineView) => void;
  onDismissReversal: (line: BankLineView) => void;
  onChoose: (line: BankLineView) => void;
}

export function Payments({ line, actions }: { line: BankLineView; actions: Actions }) {
  const t = useText(bankMessages);
  const rejected = line.rejected ?? [];
  const isUsed = line.returnOf !== undefined;
  const isReversed = line.reversedOn !== undefined && !isUsed;
  const isOpen =
    line.payments.length === 0 && rejected.length === 0 && line.isRepeated !== true && !isUsed && !isReversed;
  const mayMatch = line.state !== 'matched' && !isUsed && !isReversed;
  return (
    <div className={styles.payments} data-whole>
      {isOpen && <span className={styles.soft}>{t('nobody')}</span>}
      {line.isRepeated === true && <span className={styles.soft}>{t('repeated')}</span>}
      {line.reversedOn !== undefined && isReversed && (
        <div className={styles.payment}>
          <strong id={`${line._id}-reversed`}>{t('reversed', { date: formatDay(line.reversedOn) })}</strong>
          {line.state !== 'matched' && <span className={styles.soft}>{t('reversedFirst')}</span>}
          <Button
            size="small"
            variant="secondary"
            needsConnection
            aria-describedby={`${line._id}-reversed`}
            onClick={() => actions.onDismissReversal(line)}
          >
            {t('dismissReversal')}
          </Button>
        </div>
      )}
      {isUsed && <span className={styles.soft}>{t('returnOf', { reference: line.returnOf ?? '' })}</span>}
      {rejected.map((payment) => (
        <RefusedText key={payment._id} payment={payment} />
      ))}
      {line.payments.map((payment) => (
        <div key={payment._id} className={styles.payment}>
          <PaymentText payment={payment} describes={`${line._id}-${payment._id}`} />
          {mayMatch && (
            <Button
              size="small"
              needsConnection
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
              needsConnection
              aria-describedby={`${line._id}-${payment._id}`}
              onClick={() => actions.onRelease(line)}
            >
              {t('notThisOne')}
            </Button>
          )}
        </div>
      ))}
      {line.state !== 'matched' && !isUsed && (mayMatch || line.payments.length > 0) && (
        <div className={styles.payment}>
          {mayMatch && (
            <Button size="small" variant="secondary" needsConnection onClick={() => actions.onChoose(line)}>
              {t('choose')}
            </Button>
          )}
          {line.payments.length > 0 && (
            <Button size="small" variant="secondary" needsConnection onClick={() => actions.onRelease(line)}>
              {t('noneOfThese')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function RefusedText({ payment: { name, amount, by, at } }: { payment: RejectedPayment }) {
  const t = useText(bankMessages);
  const payer = `${personName(name)}, ${formatRupees(amount)}`;
  return (
    <span className={styles.soft}>
      {at === null
        ? t('refusedOnce', { payer })
        : t('rejectedBy', { payer, name: by === null ? t('staff') : personName(by), date: formatDate(at) })}
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
      <strong id={describes} className={styles.payer}>
        <MemberLink memberId={memberId} name={name} isPeek /> <span>{formatRupees(amount)}</span>
      </strong>
      <span>{kind === 'plan' ? t('planRequest', { date }) : t('cottonOrder', { date })}</span>
      <span className={styles.soft}>{say(`reason.${reason}`)}</span>
      {utr !== null && <span className={styles.soft}>{t('utr', { utr })}</span>}
    </>
  );
}
