import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/ui/page-header.js';
import { personName } from '../../components/ui/person-name.js';
import { Page } from '../../components/ui/surface.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useStatementSummary } from './api.js';
import { IncomePanel } from './components/income-panel.js';
import styles from './components/statement.module.css';
import { statementMessages } from './messages.js';
import { Panel } from '../../components/ui/panel.js';
import { isBackward, usePeriod } from '../../lib/period.js';
import { PeriodBar } from './components/period-bar.js';
import { PeriodStatement } from './components/period-statement.js';

export default function StatementPage() {
  const t = useText(statementMessages);
  const { isHead } = useAuth();
  const { isStaff } = useDesk();
  const [params] = useSearchParams();
  const userId = isHead || isStaff ? (params.get('member') ?? undefined) : undefined;
  const name = useStatementSummary(userId).data?.member?.name;

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
        lead={userId === undefined ? t('lead') : undefined}
      />
      <div className={styles.page}>
        <IncomePanel key={userId} userId={userId} />
        <EntriesPanel userId={userId} />
      </div>
    </Page>
  );
}

function EntriesPanel({ userId }: { userId: string | undefined }) {
  const t = useText(statementMessages);
  const [period, choose] = usePeriod();
  return (
    <Panel title={t('entries')}>
      <PeriodBar period={period} onChange={choose} />
      {!isBackward(period) && (
        <PeriodStatement key={`${userId} ${period.from} ${period.to}`} userId={userId} period={period} />
      )}
    </Panel>
  );
}
