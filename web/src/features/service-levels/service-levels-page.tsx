import {
  serviceLevelKinds,
  type ServiceLevelKind,
  type ServiceLevelView,
  type ServiceLevelWeek,
} from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorState } from '../../components/ui/states.js';
import { Page, Card } from '../../components/ui/surface.js';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { formatDateTime, formatDay } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './components/service-levels.module.css';
import { serviceLevelsMessages } from './messages.js';
import { useId } from 'react';
import { spanOf, waitedTime } from './waited-time.js';

const marks = [
  { name: 'weekKept', look: 'isKept', isIn: ({ keptPercent }: ServiceLevelWeek) => (keptPercent ?? 0) > 0 },
  { name: 'weekBroken', look: 'isBroken', isIn: ({ keptPercent }: ServiceLevelWeek) => (keptPercent ?? 100) < 100 },
  { name: 'weekFew', look: 'isFew', isIn: ({ state }: ServiceLevelWeek) => state === 'few' },
  { name: 'weekNone', look: 'isNone', isIn: ({ state }: ServiceLevelWeek) => state === 'none' },
] as const;

/** Empty weeks are shown, too, so that the axis has no gaps. */
function WeeksChart({ weeks }: { weeks: readonly ServiceLevelWeek[] }) {
  const t = useText(serviceLevelsMessages);
  const title = useId();
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last) return null;
  return (
    <div className={styles.weeks}>
      <h3 id={title}>{t('weeksTitle')}</h3>
      <ul className={styles.legend} aria-hidden="true">
        {marks
          .filter(({ isIn }) => weeks.some(isIn))
          .map(({ name, look }) => (
            <li key={name} className={styles[look]}>
              {t(name)}
            </li>
          ))}
      </ul>
      <div className={styles.chart} role="img" aria-label={t('weeksSpoken')}>
        {weeks.map(({ from, state, keptPercent }) => (
          <span key={from} className={`${styles.column} ${styles[state]}`}>
            {state === 'reported' && <span className={styles.part} style={{ height: `${keptPercent ?? 0}%` }} />}
          </span>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{formatDay(first.from)}</span>
        <span>{formatDay(last.to)}</span>
      </p>
      <details>
        <summary>{t('weeksTable')}</summary>
        <table className={styles.table} aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">{t('week')}</th>
              <th scope="col">{t('kept')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, to, state, keptPercent }) => (
              <tr key={from}>
                <th scope="row">{t('weekSpan', { from: formatDay(from), to: formatDay(to) })}</th>
                <td>{state === 'reported' ? `${keptPercent}%` : t(state === 'none' ? 'weekNone' : 'weekFew')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** The placeholder has the place of a number, so that nothing moves. */
const coming = '…';

function ServiceLevelCard({ kind, view }: { kind: ServiceLevelKind; view: ServiceLevelView | undefined }) {
  const t = useText(serviceLevelsMessages);
  const title = useId();
  const isTold = view === undefined || view.keptPercent !== null;
  const time = (wait: ServiceLevelView['median'] | undefined) =>
    view === undefined || wait == null ? coming : waitedTime(t, view.unit, wait);
  return (
    <Card aria-labelledby={title} className={styles.promise}>
      <div>
        <h2 id={title}>{t(`${kind}.title`)}</h2>
        <p className={styles.from}>{t(`${kind}.from`)}</p>
      </div>
      {isTold && (
        <p className={styles.share}>
          <strong>{view === undefined ? coming : `${view.keptPercent}%`}</strong> {t('kept')}
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('promised')}</dt>
          <dd>{view === undefined ? coming : spanOf(t, view.unit, view.promised)}</dd>
        </div>
        {isTold && (
          <>
            <div>
              <dt>{t('median')}</dt>
              <dd>{time(view?.median)}</dd>
            </div>
            <div>
              <dt>{t('ninetieth')}</dt>
              <dd>{time(view?.ninetieth)}</dd>
            </div>
            <div>
              <dt>{t('counted')}</dt>
              <dd>{view === undefined ? coming : (view.counted ?? 0).toLocaleString('en-IN')}</dd>
            </div>
          </>
        )}
      </dl>
      {!isTold && <p className={styles.tooFew}>{t('tooFew')}</p>}
      {view === undefined ? <div className={styles.room} /> : <WeeksChart weeks={view.weeks} />}
    </Card>
  );
}

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
            <ServiceLevelCard
              key={kind}
              kind={kind}
              view={data?.serviceLevels.find((promise) => promise.kind === kind)}
            />
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
