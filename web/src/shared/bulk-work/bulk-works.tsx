import type { BulkWorkView } from '@deepam/contracts';
import { useState } from 'react';
import { useWork, useWorks } from '../../lib/bulk-work/use-works.js';
import type { WorkCalls } from '../../lib/bulk-work/work-calls.js';
import { formatDateTime } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './bulk.module.css';
import { bulkTally } from './bulk-tally.js';
import { Button } from '../../components/ui/button.js';
import { deskMessages } from '../../components/ui/desk-messages.js';
import { Dialog } from '../../components/ui/dialog.js';
import formStyles from '../../components/ui/form.module.css';
import { personName } from '../../components/ui/person-name.js';
import { StopWork } from './stop-work.js';
import { WorkBody } from './work-body.js';

const dayMs = 86_400_000;

export function BulkWorks({ calls }: { calls: WorkCalls }) {
  const t = useText(deskMessages);
  const { data = [] } = useWorks(calls);
  const [shown, setShown] = useState<BulkWorkView | null>(null);
  const [since] = useState(() => Date.now() - dayMs);
  const recent = data.filter(({ endedAt }) => endedAt === null || Date.parse(endedAt) > since);
  if (recent.length === 0) return null;
  return (
    <>
      <ul className={styles.works} aria-label={t('works')} data-screen-only>
        {recent.map((work) => (
          <li key={work._id} className={styles.work}>
            <span>
              <strong>{t(`work.${work.kind}`)}</strong>
              <span className={styles.detail}>
                {t('workBegun', {
                  date: formatDateTime(work.begunAt),
                  name: work.begunBy === null ? t('company') : personName(work.begunBy),
                })}
              </span>
            </span>
            <span className={styles.far}>
              {work.state === 'running' && (
                <progress max={work.rows} value={work.done + work.failed} aria-label={t(`work.${work.kind}`)} />
              )}
              {bulkTally(t, work)}
              <Button
                size="small"
                variant="secondary"
                needsConnection
                aria-haspopup="dialog"
                onClick={() => setShown(work)}
              >
                {t('results')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {shown !== null && <WorkDialog calls={calls} work={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function WorkDialog({ calls, work: { _id, kind }, onClose }: Parameters<typeof BulkWorks>[0] & ShownWork) {
  const t = useText(deskMessages);
  const query = useWork(calls, _id);
  return (
    <Dialog
      open
      title={t(`work.${kind}`)}
      onClose={onClose}
      footer={
        <>
          {query.data?.state === 'running' && <StopWork calls={calls} id={_id} />}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <div className={formStyles.form}>
        <WorkBody query={query} />
      </div>
    </Dialog>
  );
}

interface ShownWork {
  work: BulkWorkView;
  onClose: () => void;
}
