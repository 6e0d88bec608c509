import type { DeskPayout } from '@deepam/contracts';
import { personName } from '../../../components/person-name.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { secondPersonMessages } from '../../../lib/second-person/messages.js';
import { payoutMessages } from '../messages.js';
import styles from './payouts.module.css';

/** Who sends what was granted, that it is not recorded in time, or that it need not be sent any more. */
export function WhoSends({ by, isOverdue, isPaid }: NonNullable<DeskPayout['toSend']>) {
  const t = useText(payoutMessages);
  const say = useText(secondPersonMessages);
  if (isPaid) return <p className={styles.soft}>{t('paidMeanwhile')}</p>;
  return (
    <p className={styles.soft}>
      {isOverdue ? t('overdue') : t('sentBy', { name: by === null ? say('unknown') : personName(by) })}
    </p>
  );
}
