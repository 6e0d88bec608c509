import { serviceLevelKinds } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorState } from '../../components/ui/states.js';
import { Page } from '../../components/ui/surface.js';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { formatDateTime } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { ServiceLevelCard } from './components/service-level-card.js';
import styles from './components/service-levels.module.css';
import { serviceLevelsMessages } from './messages.js';

const rules = ['how1', 'how2', 'how3', 'how4', 'how5'] as const;

export default function ServiceLevelsPage() {
  const t = useText(serviceLevelsMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: keyOf('getServiceLevels'),
    queryFn: ({ signal }) => callApi('getServiceLevels', { signal }),
  });
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      {isError && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.list}>
          {serviceLevelKinds.map((kind) => (
            <ServiceLevelCard key={kind} kind={kind} view={data?.promises.find((promise) => promise.kind === kind)} />
          ))}
        </div>
      )}
      <section className={styles.how}>
        <h2>{t('howTitle')}</h2>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ul>
        <p className={styles.asOf}>{t('asOf', { time: data === undefined ? '…' : formatDateTime(data.asOf) })}</p>
      </section>
    </Page>
  );
}
