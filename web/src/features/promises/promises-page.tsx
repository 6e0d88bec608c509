import { promiseKinds } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../components/page-header.js';
import { ErrorState } from '../../components/states.js';
import { Page } from '../../components/surface.js';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { formatDateTime } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { PromiseCard } from './components/promise-card.js';
import styles from './components/promises.module.css';
import { promisesMessages } from './messages.js';

const rules = ['how1', 'how2', 'how3', 'how4', 'how5'] as const;

export default function PromisesPage() {
  const t = useText(promisesMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: keyOf('keptPromises'),
    queryFn: ({ signal }) => callApi('keptPromises', { signal }),
  });
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      {isError && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.list}>
          {promiseKinds.map((kind) => (
            <PromiseCard key={kind} kind={kind} view={data?.promises.find((promise) => promise.kind === kind)} />
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
