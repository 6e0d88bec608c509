import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.js';
import { Icon } from '../../components/icon.js';
import { PageHeader } from '../../components/page-header.js';
import { Panel } from '../../components/panel.js';
import { personName } from '../../components/person-name.js';
import { Page } from '../../components/surface.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { indianDay } from '../../lib/format/indian-day.js';
import { useText } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { useStatementCsv } from './api/statement-csv.js';
import { useStatementSummary } from './api/statement-summary.js';
import { IncomePanel } from './components/income-panel.js';
import styles from './components/statement.module.css';
import { StatementTable } from './components/statement-table.js';
import { statementMessages } from './messages.js';

/** The caller's statement; for the head with `?member=<id>` that of a member, whose name the server tells. */
export default function StatementPage() {
  const t = useText(statementMessages);
  const { isHead } = useAuth();
  const [params] = useSearchParams();
  const userId = isHead ? (params.get('member') ?? undefined) : undefined;
  const name = useStatementSummary(userId).data?.member?.name;
  const csv = useStatementCsv(userId);
  const save = () =>
    csv.mutate(`statement-${indianDay(new Date())}.csv`, {
      onError: (error) => showToast(t('csvFailed', { error: sentenceOf(error) }), 'failure'),
    });

  return (
    <Page>
      <PageHeader
        title={
          userId === undefined
            ? t('title')
            : name === undefined
              ? t('titleOfMember')
              : t('titleOf', { name: personName(name) })
        }
        lead={t('lead')}
        actions={
          <Button variant="secondary" busy={csv.isPending} onClick={save}>
            {!csv.isPending && <Icon name="download" size={18} />}
            {t('csv')}
          </Button>
        }
      />
      <div className={styles.page}>
        <IncomePanel key={userId} userId={userId} />
        <Panel title={t('entries')}>
          <StatementTable key={userId} userId={userId} />
        </Panel>
      </div>
    </Page>
  );
}
