import type { BulkWorkWithRows } from '@deepam/contracts';
import { formatCount } from '../lib/format/money.js';
import { useText } from '../lib/i18n/use-text.js';
import styles from './bulk.module.css';
import { bulkTally } from './bulk-tally.js';
import { deskMessages } from './desk-messages.js';
import { personName } from './person-name.js';
import { RowStateText } from './row-state-text.js';

export function BulkResults({ work }: { work: BulkWorkWithRows }) {
  const t = useText(deskMessages);
  const ended = work.state !== 'running';
  const order = ['refused', 'waiting', 'done'] as const;
  const rows = ended ? order.flatMap((one) => work.results.filter(({ state }) => state === one)) : work.results;
  const nameOf = ({ name, kg }: (typeof rows)[number]): string => {
    if (name === null) return t('goneRow');
    return kg === null ? personName(name) : t('orderRow', { name: personName(name), kg: formatCount(kg) });
  };
  return (
    <>
      <p className={styles.tally} role="status">
        {bulkTally(t, work)}
      </p>
      {!ended && <p>{t('goesOn')}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row._id} className={styles.row}>
            <strong>{nameOf(row)}</strong>
            <RowStateText row={row} ended={ended} />
          </li>
        ))}
      </ul>
    </>
  );
}
