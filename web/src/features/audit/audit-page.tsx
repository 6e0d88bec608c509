import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { auditMessages } from './messages.js';
import { MoreButton } from '../../components/ui/more-button.js';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/states.js';
import { queryOf, useAuditFilters, noFilters, type AuditFilters, type AuditQuery } from './audit-filters.js';
import { AuditEntry } from './components/audit-entry.js';
import styles from './components/audit.module.css';
import { auditKinds, type TableFormat } from '@deepam/contracts';
import { Button } from '../../components/ui/button.js';
import { ExportButton } from '../../components/ui/export-button.js';
import { personName } from '../../components/ui/person-name.js';
import { SelectField, TextField } from '../../components/ui/text-field.js';
import { ListToolbar } from '../../components/ui/list-toolbar.js';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callFile, callPage } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';

const auditTrailQuery = (query: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: keyOf('listAuditTrail', query),
    queryFn: ({ pageParam, signal }) =>
      callPage('listAuditTrail', { query: { ...query, limit: 50, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

const useAuditTrail = (query: AuditQuery) => useInfiniteQuery(auditTrailQuery(query));

const auditTrailCsv = (query: AuditQuery, format: TableFormat): Promise<Blob> =>
  callFile('auditTrailCsv', { query: { ...query, format } });

export default function AuditPage() {
  const t = useText(auditMessages);
  return (
    <Page>
      <PageHeader title={t('title')} />
      <RequirePermissions needs={['reports']}>
        <AuditPanel />
      </RequirePermissions>
    </Page>
  );
}

function AuditPanel() {
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
    <div className={styles.panel}>
      <AuditToolbar filters={filters} names={names} onChange={change} />
      {content()}
    </div>
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

interface Props {
  filters: AuditFilters;
  names: { readonly person: string | null; readonly member: string | null };
  onChange: (change: Partial<AuditFilters>) => void;
}

function AuditToolbar({ filters, names, onChange }: Props) {
  const t = useText(auditMessages);
  const { person, member, kind, from, to } = filters;
  const shownName = (name: string | null) => (name === null ? t('onePerson') : personName(name));
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <>
      <ListToolbar
        filters={
          <>
            <SelectField
              label={t('filterKind')}
              value={kind}
              onChange={({ target }) => onChange({ kind: target.value as AuditFilters['kind'] })}
            >
              <option value="">{t('allKinds')}</option>
              {auditKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`kind.${one}`)}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t('filterFrom')}
              type="date"
              value={from}
              max={to || undefined}
              onChange={({ target }) => onChange({ from: target.value })}
            />
            <TextField
              label={t('filterTo')}
              type="date"
              value={to}
              min={from || undefined}
              onChange={({ target }) => onChange({ to: target.value })}
            />
          </>
        }
        filtered={[kind, from, to].filter((value) => value !== '').length}
      >
        <ExportButton name="audit-trail" what={t('title')} load={(format) => auditTrailCsv(queryOf(filters), format)} />
      </ListToolbar>
      {isFiltered && (
        <p className={styles.chosen}>
          {person !== '' && <span>{t('onlyBy', { name: shownName(names.person) })}</span>}
          {member !== '' && <span>{t('onlyAbout', { name: shownName(names.member) })}</span>}
          <Button variant="quiet" size="small" onClick={() => onChange(noFilters)}>
            {t('clear')}
          </Button>
        </p>
      )}
    </>
  );
}
