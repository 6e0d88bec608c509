import { MoreButton } from '../../../components/ui/more-button.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { Card } from '../../../components/ui/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useAuditTrail } from '../api.js';
import { queryOf, useAuditFilters } from '../audit-filters.js';
import { auditMessages } from '../messages.js';
import { AuditEntry } from './audit-entry.js';
import { AuditToolbar } from './audit-toolbar.js';
import styles from './audit.module.css';

export function AuditPanel() {
  const t = useText(auditMessages);
  const [filters, change] = useAuditFilters();
  const trail = useAuditTrail(queryOf(filters));
  const entries = trail.data?.pages.flatMap(({ items }) => items);
  const first = entries?.[0];
  const names = {
    person: first?.actor.id === filters.person ? first.actor.name : null,
    member: first?.member?._id === filters.member ? first.member.name : null,
  };
  return (
    <Card className={styles.panel}>
      <AuditToolbar filters={filters} names={names} onChange={change} />
      {content()}
    </Card>
  );

  function content() {
    if (entries === undefined) {
      return trail.isError ? (
        <ErrorState error={trail.error} onRetry={() => void trail.refetch()} />
      ) : (
        <LoadingState neverKept />
      );
    }
    if (entries.length === 0) {
      return (
        <EmptyState title={t('empty')} icon="clock">
          <p>{t('emptyHint')}</p>
        </EmptyState>
      );
    }
    return (
      <>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry._id}>
              <AuditEntry entry={entry} onFilter={change} />
            </li>
          ))}
        </ul>
        <MoreButton list={trail} />
      </>
    );
  }
}
