import { auditKinds } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { ExportButton } from '../../../components/ui/export-button.js';
import { personName } from '../../../components/ui/person-name.js';
import { SelectField, TextField } from '../../../components/ui/text-field.js';
import { Toolbar } from '../../../components/ui/toolbar.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { auditTrailCsv } from '../api.js';
import { noFilters, queryOf, type AuditFilters } from '../audit-filters.js';
import { auditMessages } from '../messages.js';
import styles from './audit.module.css';

interface Props {
  filters: AuditFilters;
  names: { readonly person: string | null; readonly member: string | null };
  onChange: (change: Partial<AuditFilters>) => void;
}

export function AuditToolbar({ filters, names, onChange }: Props) {
  const t = useText(auditMessages);
  const { person, member, kind, from, to } = filters;
  const shownName = (name: string | null) => (name === null ? t('onePerson') : personName(name));
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <>
      <Toolbar>
        <div className={styles.kind}>
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
        </div>
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
        <ExportButton name="audit-trail" what={t('title')} load={(format) => auditTrailCsv(queryOf(filters), format)} />
      </Toolbar>
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
