import type { StatementSummary } from '@deepam/contracts';
import { formatMonth } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { scaleOf, stacked } from '../../../lib/chart-scale.js';
import { statementMessages } from '../messages.js';
import styles from './charts.module.css';
import { useWidth } from '../../../components/ui/use-width.js';

type Months = StatementSummary['months'];

const height = 220;
const margin = { top: 8, bottom: 26, start: 62 };
const plot = height - margin.top - margin.bottom;
const totalOf = ({ commission, earnings }: Months[number]): number => commission + earnings;

/** The chart is drawn in real pixels, so that text keeps its size. */
export function MonthChart({ months }: { months: Months }) {
  const t = useText(statementMessages);
  const [width, follow] = useWidth();
  const best = months.reduce((most, month) => (totalOf(month) > totalOf(most) ? month : most));
  const all = months.reduce((sum, month) => sum + totalOf(month), 0);
  const spoken = t('monthsSpoken', {
    amount: formatRupees(all),
    month: formatMonth(best.month),
    best: formatRupees(totalOf(best)),
  });
  const scale = scaleOf(months.flatMap((month) => stackEnds(month)));
  const y = (value: number) => margin.top + plot * (1 - (value - scale.from) / (scale.to - scale.from));
  const slot = Math.max(0, width - margin.start) / months.length;
  const bar = Math.min(40, slot * 0.62);
  const names = months.map(({ month }) => formatMonth(month, 'shortMonth'));
  // Every month has its name if the longest name has room; the name of the last month ends with the chart, because it
  // is wider than its bar.
  const room = 18 + 5 * Math.max(...names.map(({ length }) => length));
  const every = Math.max(1, Math.ceil(room / slot));

  return (
    <div ref={follow} className={styles.plot}>
      <svg width={width} height={height} role="img" aria-label={spoken}>
        <Stripes />
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              className={tick === 0 ? styles.zero : styles.grid}
              x1={margin.start}
              x2={width}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text className={styles.mark} x={margin.start - 8} y={y(tick) + 4} textAnchor="end">
              {formatRupees(tick)}
            </text>
          </g>
        ))}
        {months.map((month, index) => {
          const x = margin.start + slot * index + (slot - bar) / 2;
          const [commission, earnings] = stacked([month.commission, month.earnings]);
          return (
            <g key={month.month}>
              <title>{t('monthBar', { month: formatMonth(month.month), amount: formatRupees(totalOf(month)) })}</title>
              <rect className={styles.hit} x={margin.start + slot * index} y={margin.top} width={slot} height={plot} />
              <Piece className={styles.commission!} x={x} width={bar} part={commission!} y={y} />
              <Piece className={styles.earnings!} x={x} width={bar} part={earnings!} y={y} />
              {(months.length - 1 - index) % every === 0 && (
                <text
                  className={styles.mark}
                  {...(every > 1 && index === months.length - 1
                    ? { x: width, textAnchor: 'end' }
                    : { x: x + bar / 2, textAnchor: 'middle' })}
                  y={height - 8}
                >
                  {names[index]}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.keyCommission}>{t('commission')}</span>
        <span className={styles.keyEarnings}>{t('earnings')}</span>
      </p>
    </div>
  );
}

const stackEnds = ({ commission, earnings }: Months[number]): number[] =>
  stacked([commission, earnings]).map(({ to }) => to);

function Piece({
  part,
  y,
  ...rest
}: {
  className: string;
  x: number;
  width: number;
  part: { from: number; to: number };
  y: (value: number) => number;
}) {
  if (part.from === part.to) return null;
  const [top, bottom] = [y(Math.max(part.from, part.to)), y(Math.min(part.from, part.to))];
  // The minimum height keeps the smallest income visible.
  return <rect {...rest} y={top} height={Math.max(2, bottom - top)} rx={2} />;
}

/** Earnings are striped, so that the chart does not depend on colour. */
function Stripes() {
  return (
    <defs>
      <pattern id="earnings-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className={styles.stripeGround} />
        <rect width="3" height="6" className={styles.stripe} />
      </pattern>
    </defs>
  );
}
