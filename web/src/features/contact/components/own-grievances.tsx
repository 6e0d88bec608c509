import type { GrievanceView } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { GrievanceCard } from '../../../components/grievance-card.js';
import { grievanceMessages } from '../../../components/grievance-messages.js';
import { MoreButton } from '../../../components/more-button.js';
import { ErrorState, LoadingState } from '../../../components/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useOwnGrievances } from '../api/grievances.js';
import styles from '../contact-page.module.css';
import { ReopenDialog } from './reopen-dialog.js';

export function OwnGrievances() {
  const t = useText(grievanceMessages);
  const own = useOwnGrievances();
  const [reopening, setReopening] = useState<GrievanceView | null>(null);
  const grievances = own.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="own-title" className={styles.grievance}>
      <h3 id="own-title">{t('ownTitle')}</h3>
      {grievances === undefined &&
        (own.isError ? (
          <ErrorState error={own.error} onRetry={() => void own.refetch()} />
        ) : (
          <LoadingState neverKept />
        ))}
      {grievances?.length === 0 && <p>{t('ownEmpty')}</p>}
      {grievances?.map((grievance) => (
        <GrievanceCard key={grievance.ticket} grievance={grievance}>
          {grievance.reopenUntil !== null && (
            <div>
              <Button
                variant="secondary"
                needsConnection
                aria-haspopup="dialog"
                onClick={() => setReopening(grievance)}
              >
                {t('reopen')}
              </Button>
            </div>
          )}
        </GrievanceCard>
      ))}
      <MoreButton list={own} />
      {reopening !== null && <ReopenDialog grievance={reopening} onClose={() => setReopening(null)} />}
    </section>
  );
}
