import type { DeskPayout } from '@deepam/contracts';
import { personName } from '../../../components/person-name.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { secondPersonMessages } from '../../../lib/second-person/messages.js';
import styles from './payouts.module.css';

/** Who asked for something that a second person has to grant, and since when it waits; `id` for what is out of use meanwhile. */
export function WaitsForSecond({ id, askedBy, askedAt }: NonNullable<DeskPayout['waits']> & { id: string }) {
  const t = useText(secondPersonMessages);
  const name = askedBy === null ? t('unknown') : personName(askedBy);
  return (
    <p id={id} className={styles.soft}>
      {t('waitsSince')} {t('byAt', { name, moment: formatDateTime(askedAt) })}
    </p>
  );
}
