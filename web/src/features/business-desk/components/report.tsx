import type { ReportQuery } from '@deepam/contracts';
import { ExportButton } from '../../../components/export-button.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { Card } from '../../../components/surface.js';
import { formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { businessReportCsv, useBusinessReport } from '../api/report.js';
import styles from './business-desk.module.css';
import { ReportTable } from './report-table.js';
import { businessDeskMessages } from '../messages.js';

export function Report({ query }: { query: ReportQuery }) {
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
