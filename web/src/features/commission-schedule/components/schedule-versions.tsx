import { planNames } from '@deepam/contracts';
import { DecidedBy } from '../../../shared/decisions/decision.js';
import { MoreButton } from '../../../components/ui/more-button.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { Card } from '../../../components/ui/surface.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type ScheduleView, useCommissionSchedules } from '../api.js';
import { percentText } from '../draft.js';
import { scheduleMessages } from '../messages.js';
import styles from './schedule.module.css';

export function ScheduleVersions() {
  const t = useText(scheduleMessages);
  const versions = useCommissionSchedules();
  return (
    <Card aria-labelledby="versions-title" className={styles.part}>
      <h2 id="versions-title">{t('versions')}</h2>
      {content()}
    </Card>
  );

  function content() {
    if (versions.data === undefined) {
      return versions.isError ? (
        <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />
      ) : (
        <LoadingState />
      );
    }
    const [, ...past] = versions.data.pages.flatMap(({ items }) => items);
    if (past.length === 0) return <p className={styles.soft}>{t('noVersions')}</p>;
    return (
      <>
        <ul className={styles.versions}>
          {past.map((one) => (
            <li key={one.version}>{item(one)}</li>
          ))}
        </ul>
        <MoreButton list={versions} />
      </>
    );
  }

  function item({ version, effectiveFrom, changedBy, ratesBasisPoints, levelsByPlan }: ScheduleView) {
    const isFirst = new Date(effectiveFrom).getTime() === 0;
    return (
      <details>
        <summary>
          {isFirst ? t('firstVersion', { version }) : t('version', { version, date: formatDateTime(effectiveFrom) })}
          {changedBy != null && (
            <>
              {' '}
              (<DecidedBy by={changedBy} />)
            </>
          )}
        </summary>
        <dl className={styles.terms}>
          {ratesBasisPoints.map((rate, index) => term(t('level', { level: index + 1 }), `${percentText(rate)}%`))}
          {planNames.map((plan) => term(t('levelsOf', { plan }), String(levelsByPlan[plan])))}
        </dl>
      </details>
    );
  }
}

const term = (name: string, value: string) => (
  <div key={name}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
