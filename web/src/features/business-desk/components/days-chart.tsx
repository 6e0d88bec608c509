import type { BusinessOverview } from '@deepam/contracts';
import { MoneyText } from '../../../components/ui/money-text.js';
import { Card } from '../../../components/ui/surface.js';
import { formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { businessDeskMessages } from '../messages.js';
import shared from './business-desk.module.css';
import styles from './days-chart.module.css';

const height = 100;
const step = 10;
const bar = 3.6;

export function DaysChart({ days }: Pick<BusinessOverview, 'days'>) {
  const t = useText(businessDeskMessages);
  const most = Math.max(1, ...days.flatMap(({ received, paid }) => [received, paid]));
  const barOf = (rupees: number) => {
    const tall = rupees <= 0 ? 0 : Math.max(1, (rupees / most) * height);
    return { y: height - tall, height: tall, width: bar };
  };
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  return (
    <Card aria-labelledby="chart-title">
      <h2 id="chart-title">{t('chartTitle')}</h2>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.isReceived}>{t('column.received')}</span>
        <span className={styles.isPaid}>{t('column.paid')}</span>
      </p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, received, paid }, index) => (
          <g key={day} transform={`translate(${index * step + 1} 0)`}>
            <rect x={0} {...barOf(received)} className={styles.receivedBar} />
            <rect x={bar + 0.6} {...barOf(paid)} className={styles.paidBar} />
          </g>
        ))}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{formatDay(first.day)}</span>
        <span>{formatDay(last.day)}</span>
      </p>
      <details>
        <summary>{t('chartTable')}</summary>
        <div className={shared.scroll} role="region" aria-labelledby="chart-title" tabIndex={0}>
          <table className={shared.table}>
            <thead>
              <tr>
                <th scope="col">{t('by.day')}</th>
                <th scope="col">{t('column.received')}</th>
                <th scope="col">{t('column.paid')}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, received, paid }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  <td>
                    <MoneyText rupees={received} />
                  </td>
                  <td>
                    <MoneyText rupees={paid} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  );
}
