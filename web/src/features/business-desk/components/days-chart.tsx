import type { BusinessOverview } from '@deepam/contracts';
import { type KeyboardEvent, useState } from 'react';
import { MoneyText } from '../../../components/ui/money-text.js';
import { Card } from '../../../components/ui/surface.js';
import { useWidth } from '../../../components/ui/use-width.js';
import { scaleOf } from '../../../lib/chart-scale.js';
import { formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useBusinessReport } from '../api.js';
import { type ChartDay, daysEarlier, sumOf, withPeriodBefore } from '../days.js';
import { businessDeskMessages } from '../messages.js';
import shared from './business-desk.module.css';
import styles from './days-chart.module.css';

const height = 200;
const margin = { top: 8, bottom: 24, start: 66 };
const plot = height - margin.top - margin.bottom;

const figures = ['received', 'receivedBefore', 'paid', 'paidBefore'] as const;
type Figure = (typeof figures)[number];

function useFigureName(): (figure: Figure) => string {
  const t = useText(businessDeskMessages);
  return (figure) => {
    const name = t(figure.startsWith('received') ? 'column.received' : 'column.paid');
    return figure.endsWith('Before') ? t('before', { name }) : name;
  };
}

export function DaysChart({ days: listed }: Pick<BusinessOverview, 'days'>) {
  const t = useText(businessDeskMessages);
  const nameOf = useFigureName();
  const first = listed[0]?.day ?? '';
  const query = { by: 'day', from: daysEarlier(first, listed.length), to: daysEarlier(first, 1) } as const;
  const before = useBusinessReport(query, true);
  const days = withPeriodBefore(listed, before.data?.rows ?? []);
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? undefined : days[at];
  const values = shown ?? sumOf(days);
  return (
    <Card aria-labelledby="chart-title">
      <h2 id="chart-title">{t('chartTitle')}</h2>
      <div className={styles.readout}>
        <strong>{shown === undefined ? t('last30Days') : formatDay(shown.day)}</strong>
        <dl>
          {figures.map((figure) => (
            <div key={figure} className={styles[figure]}>
              <dt>{nameOf(figure)}</dt>
              <dd>
                <MoneyText rupees={values[figure]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Bars days={days} at={at} onDay={setAt} />
      <DaysTable days={days} />
    </Card>
  );
}

interface BarsProps {
  days: readonly ChartDay[];
  at: number | null;
  onDay: (at: number | null) => void;
}

/** The chart is drawn in real pixels, so that text keeps its size. Arrow keys choose the day whose values are shown. */
function Bars({ days, at, onDay }: BarsProps) {
  const t = useText(businessDeskMessages);
  const nameOf = useFigureName();
  const [width, follow] = useWidth();
  const scale = scaleOf(days.flatMap((day) => figures.map((figure) => day[figure])));
  const y = (value: number) => margin.top + plot * (1 - (value - scale.from) / (scale.to - scale.from));
  const slot = Math.max(0, width - margin.start) / days.length;
  const last = days.length - 1;
  const chosen = days[at ?? last]!;
  const spoken = figures.map((figure) => `${nameOf(figure)}: ${formatRupees(chosen[figure])}`).join('; ');

  function onKeyDown(event: KeyboardEvent): void {
    const from = at ?? last;
    const next = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onDay(Math.min(last, Math.max(0, next)));
  }

  return (
    <div
      ref={follow}
      className={styles.plot}
      role="slider"
      tabIndex={0}
      aria-label={t('chartTitle')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={`${formatDay(chosen.day)}. ${spoken}`}
      onKeyDown={onKeyDown}
      onFocus={() => onDay(at ?? last)}
      onBlur={() => onDay(null)}
      onPointerLeave={() => onDay(null)}
    >
      <svg width={width} height={height} aria-hidden="true">
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
        {days.map((day, index) => (
          <g
            key={day.day}
            transform={`translate(${margin.start + slot * index} 0)`}
            onPointerEnter={() => onDay(index)}
            onPointerDown={() => onDay(index)}
          >
            <rect className={at === index ? styles.at : styles.hit} y={margin.top} width={slot} height={plot} />
            <Pair day={day} pair={['receivedBefore', 'received']} x={slot * 0.1} width={slot * 0.38} y={y} />
            <Pair day={day} pair={['paidBefore', 'paid']} x={slot * 0.52} width={slot * 0.38} y={y} />
          </g>
        ))}
        <DayMarks days={days} width={width} />
      </svg>
    </div>
  );
}

interface PairProps {
  day: ChartDay;
  pair: readonly [before: Figure, now: Figure];
  x: number;
  width: number;
  y: (value: number) => number;
}

/** The earlier value is the wider, paler bar behind the present one. */
function Pair({ day, pair, x, width, y }: PairProps) {
  return pair.map((figure, index) => {
    if (day[figure] <= 0) return null;
    const inset = index === 0 ? 0 : width * 0.22;
    const tall = Math.max(1, y(0) - y(day[figure]));
    return (
      <rect
        key={figure}
        className={styles[`${figure}Bar`]}
        x={x + inset}
        y={y(0) - tall}
        width={width - 2 * inset}
        height={tall}
      />
    );
  });
}

function DayMarks({ days, width }: { days: readonly ChartDay[]; width: number }) {
  const middle = Math.floor(days.length / 2);
  const marks = [
    [days[0], margin.start, 'start'],
    [days[middle], margin.start + ((width - margin.start) * (middle + 0.5)) / days.length, 'middle'],
    [days.at(-1), width, 'end'],
  ] as const;
  return marks.map(
    ([day, x, textAnchor]) =>
      day !== undefined &&
      (textAnchor !== 'middle' || width > 420) && (
        <text key={day.day} className={styles.mark} x={x} y={height - 6} textAnchor={textAnchor}>
          {formatDay(day.day)}
        </text>
      ),
  );
}

function DaysTable({ days }: { days: readonly ChartDay[] }) {
  const t = useText(businessDeskMessages);
  const nameOf = useFigureName();
  return (
    <details>
      <summary>{t('chartTable')}</summary>
      <div className={shared.scroll} role="region" aria-labelledby="chart-title" tabIndex={0}>
        <table className={shared.table}>
          <thead>
            <tr>
              <th scope="col">{t('by.day')}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {nameOf(figure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day)}</th>
                {figures.map((figure) => (
                  <td key={figure}>
                    <MoneyText rupees={day[figure]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
