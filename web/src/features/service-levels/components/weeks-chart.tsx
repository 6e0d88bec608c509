import type { ServiceLevelWeek } from '@deepam/contracts';
import { useId } from 'react';
import { formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { serviceLevelsMessages } from '../messages.js';
import styles from './service-levels.module.css';

const marks = [
  { name: 'weekKept', look: 'isKept', isIn: ({ keptPercent }: ServiceLevelWeek) => (keptPercent ?? 0) > 0 },
  { name: 'weekBroken', look: 'isBroken', isIn: ({ keptPercent }: ServiceLevelWeek) => (keptPercent ?? 100) < 100 },
  { name: 'weekFew', look: 'isFew', isIn: ({ state }: ServiceLevelWeek) => state === 'few' },
  { name: 'weekNone', look: 'isNone', isIn: ({ state }: ServiceLevelWeek) => state === 'none' },
] as const;

/** Empty weeks are shown, too, so that the axis has no gaps. */
export function WeeksChart({ weeks }: { weeks: readonly ServiceLevelWeek[] }) {
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
            {state === 'told' && <span className={styles.part} style={{ height: `${keptPercent ?? 0}%` }} />}
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
                <td>{state === 'told' ? `${keptPercent}%` : t(state === 'none' ? 'weekNone' : 'weekFew')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
