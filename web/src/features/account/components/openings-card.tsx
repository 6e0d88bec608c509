import type { DocumentOpening } from '@deepam/contracts';
import { MoreButton } from '../../../components/ui/more-button.js';
import { personName } from '../../../components/ui/person-name.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { Card } from '../../../components/ui/surface.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useDocumentOpenings } from '../api.js';
import styles from './profile.module.css';
import { openingMessages } from '../opening-messages.js';

export function OpeningsCard() {
  const t = useText(openingMessages);
  const openings = useDocumentOpenings();
  return (
    <Card className={styles.whole} aria-labelledby="openings-title">
      <h3 id="openings-title" className={styles.title}>
        {t('title')}
      </h3>
      {content()}
    </Card>
  );

  function content() {
    if (openings.data === undefined) {
      return openings.isError ? (
        <ErrorState error={openings.error} onRetry={() => void openings.refetch()} />
      ) : (
        <LoadingState neverKept />
      );
    }
    const shown = openings.data.pages.flatMap(({ items }) => items);
    if (shown.length === 0) return <p>{t('none')}</p>;
    return (
      <>
        <ul className={styles.openings}>
          {shown.map((opening) => (
            <li key={opening._id}>
              <p>{t(opening.what)}</p>
              <p className={styles.soft}>
                {t(opening.asOwner ? 'byAsOwner' : 'by', {
                  name: nameOf(opening.by),
                  date: formatDateTime(opening.at),
                })}
              </p>
              {opening.others.length > 0 && (
                <p className={styles.soft}>
                  {t('others', { names: opening.others.map((other) => nameOf(other)).join(', ') })}
                </p>
              )}
            </li>
          ))}
        </ul>
        <MoreButton list={openings} size="small" />
      </>
    );
  }

  function nameOf({ kind, name }: DocumentOpening['by']): string {
    const role = t(kind === 'head' || kind === 'member' || kind === 'staff' ? kind : 'other');
    return name === null ? role : `${personName(name)} (${role})`;
  }
}
