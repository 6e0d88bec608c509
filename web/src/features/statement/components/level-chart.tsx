import type { StatementSummary } from '@deepam/contracts';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { scaleOf } from '../chart-scale.js';
import { statementMessages } from '../messages.js';
import styles from './charts.module.css';
import { useWidth } from './use-width.js';

type Levels = StatementSummary['levels'];

const line = 30;
const start = 74;
const end = 92;

export function LevelChart({ levels }: { levels: Levels }) {
  const t = useText(statementMessages);
  const [width, follow] = useWidth();
  const best = levels.reduce((most, level) => (level.commission > most.commission ? level : most));
  const scale = scaleOf(levels.map(({ commission }) => commission));
  const x = (value: number) =>
    start + (Math.max(0, width - start - end) * (value - scale.from)) / (scale.to - scale.from);
  return (
    <div ref={follow} className={styles.plot}>
      <svg
        width={width}
        height={levels.length * line}
        role="img"
        aria-label={t('levelsSpoken', { level: best.level, best: formatRupees(best.commission) })}
      >
        {levels.map(({ level, commission }, index) => {
          const middle = index * line + line / 2;
          const [left, right] = [x(Math.min(0, commission)), x(Math.max(0, commission))];
          return (
            <g key={level}>
              <title>{t('levelBar', { level, amount: formatRupees(commission) })}</title>
              <text className={styles.mark} x={start - 10} y={middle + 4} textAnchor="end">
                {t('levelNumber', { level })}
              </text>
              <rect
                className={styles.commission}
                x={left}
                y={middle - 8}
                width={Math.max(2, right - left)}
                height={16}
                rx={2}
              />
              <text className={styles.amount} x={right + 8} y={middle + 4}>
                {formatRupees(commission)}
              </text>
            </g>
          );
        })}
        <line className={styles.zero} x1={x(0)} x2={x(0)} y1={0} y2={levels.length * line} />
      </svg>
    </div>
  );
}
