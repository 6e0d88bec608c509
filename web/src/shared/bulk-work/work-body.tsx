import type { useWork } from '../../lib/bulk-work/use-works.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import type { BulkWorkWithRows } from '@deepam/contracts';
import { formatCount } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './bulk.module.css';
import { bulkTally } from './bulk-tally.js';
import { deskMessages } from '../../components/ui/desk-messages.js';
import { personName } from '../../components/ui/person-name.js';
import { errorSentence } from '../../lib/api/error-sentence.js';
import { Icon } from '../../components/ui/icon.js';

export function WorkBody({ query: { data: work, error, refetch } }: { query: ReturnType<typeof useWork> }) {
  if (work !== undefined) return <BulkResults work={work} />;
  if (error === null) return <LoadingState neverKept />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}

function BulkResults({ work }: { work: BulkWorkWithRows }) {
  const t = useText(deskMessages);
  const ended = work.state !== 'running';
  const order = ['failed', 'waiting', 'done'] as const;
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

type Row = Pick<BulkWorkWithRows['results'][number], 'state' | 'failure'>;

function RowStateText({ row: { state, failure }, ended }: { row: Row; ended: boolean }) {
  const t = useText(deskMessages);
  switch (state) {
    case 'waiting':
      return <span className={styles.soft}>{t(ended ? 'notTried' : 'waiting')}</span>;
    case 'done':
      return (
        <span className={styles.good}>
          <Icon name="check" size={18} />
          {t('done')}
        </span>
      );
    case 'failed':
      return (
        <span className={styles.bad}>
          <Icon name="alert" size={18} />
          {t('failed', { reason: failure === null ? '' : errorSentence(failure.code, failure.error) })}
        </span>
      );
  }
}
