import type { ServiceLevelKind, ServiceLevelView } from '@deepam/contracts';
import { useId } from 'react';
import { Card } from '../../../components/ui/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { serviceLevelsMessages } from '../messages.js';
import { spanOf, waitedTime } from '../waited-time.js';
import styles from './service-levels.module.css';
import { WeeksChart } from './weeks-chart.js';

/** The placeholder has the place of a number, so that nothing moves. */
const coming = '…';

export function ServiceLevelCard({ kind, view }: { kind: ServiceLevelKind; view: ServiceLevelView | undefined }) {
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
