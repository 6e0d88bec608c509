import type { ConsentView } from '@deepam/contracts';
import type { ReactNode } from 'react';
import { DetailList } from '../../components/detail-list.js';
import { MemberLink } from '../../components/member-link.js';
import { MoneyText } from '../../components/money-text.js';
import { personName } from '../../components/person-name.js';
import { formatDateTime } from '../../lib/format/date.js';
import { formatCount } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { secondPersonMessages } from '../../lib/second-person/messages.js';
import { staffMessages } from '../../components/staff-messages.js';
import { isOfStaff } from './deed-of.js';
import { changeRows } from './change-rows.js';
import styles from './consents.module.css';
import { RequestPicture } from './request-picture.js';

type Person = ConsentView['askedBy'];

export function ConsentFacts({ consent, isOwn }: { consent: ConsentView; isOwn: boolean }) {
  const t = useText(secondPersonMessages);
  const ofStaff = useText(staffMessages);
  const { call, state, member, amount, payments, what, transferredBefore, picture, reason, changes, usableUntil } =
    consent;
  const nameOf = ({ name }: Person): string => (name === null ? t('unknown') : personName(name));
  const link = (person: Person) => <MemberLink memberId={person._id} name={person.name ?? t('unknown')} />;
  const by = (name: string, moment: string) => t('byAt', { name, moment: formatDateTime(moment) });
  const rows: (readonly [string, ReactNode] | false)[] = [
    amount !== null && [t('amount'), <MoneyText key="amount" rupees={amount} />],
    member !== null && [t('member'), isOfStaff(consent) ? nameOf(member) : link(member)],
    what !== null && [t(call === 'downloadBankFile' ? 'layout' : 'plan'), what],
    payments !== null && [t('payments'), <Payments key="payments" payments={payments} link={link} />],
    transferredBefore !== undefined && [
      t('transferredBefore'),
      t('transferredBeforeOf', { count: formatCount(transferredBefore) }),
    ],
    ...changeRows(changes, t, (permission) => ofStaff(permission)),
    picture !== undefined && [
      t('picture'),
      <RequestPicture key="picture" src={picture} describedBy={`consent-${consent._id}`} />,
    ],
    reason !== null && [t('reason'), reason],
    [t('asked'), by(isOwn ? t('you') : nameOf(consent.askedBy), consent.askedAt)],
    state === 'waiting' && [t('until'), formatDateTime(consent.expiresAt)],
    consent.decidedBy !== null &&
      consent.decidedAt !== null && [t('decided'), by(nameOf(consent.decidedBy), consent.decidedAt)],
    consent.refusal !== null && [t('refusal'), consent.refusal],
    usableUntil !== null && [
      t(call === 'giveTemporaryPassword' ? 'usablePassword' : 'usable'),
      formatDateTime(usableUntil),
    ],
  ];
  return <DetailList rows={rows.filter((row) => row !== false)} />;
}

interface PaymentsProps {
  payments: NonNullable<ConsentView['payments']>;
  link: (person: Person) => ReactNode;
}

function Payments({ payments: { count, largest }, link }: PaymentsProps) {
  const t = useText(secondPersonMessages);
  return (
    <>
      {count > largest.length && t('paymentsOf', { count: formatCount(count) })}
      <ul className={styles.payments}>
        {largest.map((payment) => (
          <li key={payment._id}>
            {link(payment)} <MoneyText rupees={payment.amount} />
          </li>
        ))}
      </ul>
    </>
  );
}
