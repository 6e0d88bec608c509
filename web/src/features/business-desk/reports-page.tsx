import { reportKinds, type ReportQuery } from '@deepam/contracts';
import { useState } from 'react';
import { DaySpan } from '../../components/ui/day-span.js';
import { ExportButton } from '../../components/ui/export-button.js';
import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Card, Page } from '../../components/ui/surface.js';
import { SelectField } from '../../components/ui/text-field.js';
import { Toolbar } from '../../components/ui/toolbar.js';
import { useText } from '../../lib/i18n/use-text.js';
import { isBackward } from '../../lib/period.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { businessJournalCsv, businessReportCsv, useBusinessReport } from './api.js';
import styles from './components/business-desk.module.css';
import { businessDeskMessages } from './messages.js';
import { queryIn } from './report-query.js';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/states.js';
import { formatDay } from '../../lib/format/date.js';
import { ReportTable } from './components/report-table.js';

export default function ReportsPage() {
  const t = useText(businessDeskMessages);
  return (
    <Page>
      <PageHeader title={t('reportsTitle')} />
      <RequirePermissions needs={['reports']}>
        <Reports />
      </RequirePermissions>
    </Page>
  );
}

function Reports() {
  const t = useText(businessDeskMessages);
  const [now] = useState(() => new Date());
  const [params, change] = useAddressValues();
  const query = queryIn(params, now);
  return (
    <div className={styles.page}>
      <Toolbar>
        <SelectField label={t('groupBy')} value={query.by} onChange={({ target }) => change({ by: target.value })}>
          {reportKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`by.${kind}`)}
            </option>
          ))}
        </SelectField>
        <DaySpan period={query} onChange={change} />
      </Toolbar>
      {!isBackward(query) && (
        <>
          <Report query={query} />
          <Card aria-labelledby="journal-title" className={styles.journal}>
            <h2 id="journal-title">{t('journalTitle')}</h2>
            <p>{t('journalLead')}</p>
            <ExportButton
              name="journal"
              what={t('journalTitle')}
              load={(format) => businessJournalCsv(query, format)}
            />
          </Card>
        </>
      )}
    </div>
  );
}

function Report({ query }: { query: ReportQuery }) {
  const t = useText(businessDeskMessages);
  const { by: kind } = query;
  const report = useBusinessReport(query);
  const { data } = report;
  if (data === undefined) {
    return report.isError ? (
      <ErrorState error={report.error} onRetry={() => void report.refetch()} />
    ) : (
      <LoadingState neverKept />
    );
  }
  if (data.rows.length === 0) return <EmptyState title={t('empty')} />;
  return (
    <Card aria-labelledby="report-title">
      <div className={styles.sheetHead}>
        <h2 id="report-title">{`${formatDay(query.from)} – ${formatDay(query.to)}`}</h2>
        <ExportButton
          name={`by-${kind}`}
          what={t('reportsTitle')}
          load={(format) => businessReportCsv(query, format)}
        />
      </div>
      {!data.complete && <p className={styles.soft}>{t('cut')}</p>}
      <ReportTable kind={kind} rows={data.rows} total={data.total} />
    </Card>
  );
}
