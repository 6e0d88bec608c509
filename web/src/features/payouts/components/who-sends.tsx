import type { DeskPayout } from '@deepam/contracts';
import { personName } from '../../../components/person-name.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { secondPersonMessages } from '../../../lib/second-person/messages.js';
import { payoutMessages } from '../messages.js';
import styles from './payouts.module.css';

/** Who sends what was granted, and that it is not recorded in time. */
export function WhoSends({ by, isOverdue }: NonNullable<DeskPayout['toSend']>) {
  const t = useText(payoutMessages);
  const say = useText(secondPersonMessages);
  return (
    <>
      <p className={styles.soft}>{t('sentBy', { name: by === null ? say('unknown') : personName(by) })}</p>
      {isOverdue && <p className={styles.soft}>{t('overdue')}</p>}
    </>
  );
}
