import { auditKinds, type AuditView } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { personName } from '../../../components/ui/person-name.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { AuditFilters } from '../audit-filters.js';
import { changesOf } from '../changes.js';
import { listMessages } from '../../../components/ui/list-messages.js';
import { auditMessages } from '../messages.js';
import styles from './audit.module.css';

interface Props {
  entry: AuditView;
  onFilter: (change: Partial<AuditFilters>) => void;
}

export function AuditEntry({ entry: { at, kind, actor, address, member, before, after }, onFilter }: Props) {
  const t = useText(auditMessages);
  const say = useText(listMessages);
  const known = auditKinds.find((one) => one === kind);
  const changes = changesOf(before, after, t);
  const isPerson = actor.kind === 'head' || actor.kind === 'member';
  return (
    <article className={styles.entry}>
      <p className={styles.when}>{formatDateTime(at)}</p>
      <div className={styles.words}>
        <h2 className={styles.what}>{known === undefined ? kind : t(`kind.${known}`)}</h2>
        <p className={styles.who}>
          {isPerson ? (
            personButton(actor.name, 'filterBy', { person: actor.id ?? '' }, t(`actor.${actor.kind}`))
          ) : (
            <span>{t(`actor.${actor.kind}`)}</span>
          )}
          {member !== null &&
            member._id !== actor.id &&
            personButton(member.name, 'filterAbout', { member: member._id }, t('about'))}
          {address !== null && <span className={styles.soft}>{t('from', { address })}</span>}
        </p>
        {changes.length > 0 && (
          <details className={styles.changes}>
            <summary>{say('details')}</summary>
            <DetailList rows={changes} />
          </details>
        )}
      </div>
    </article>
  );

  function personButton(
    name: string | null,
    hint: 'filterBy' | 'filterAbout',
    filter: Partial<AuditFilters>,
    role: string,
  ) {
    const shownName = name === null ? t('unknown') : personName(name);
    const label = t('by', { role, name: shownName });
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={`${label}. ${t(hint, { name: shownName })}`}
        onClick={() => onFilter(filter)}
      >
        {label}
      </Button>
    );
  }
}
