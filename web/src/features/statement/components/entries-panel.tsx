import { Panel } from '../../../components/panel.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { statementMessages } from '../messages.js';
import { isBackward, usePeriod } from '../../../lib/period.js';
import { PeriodBar } from './period-bar.js';
import { PeriodStatement } from './period-statement.js';

export function EntriesPanel({ userId }: { userId: string | undefined }) {
  const t = useText(statementMessages);
  const [period, choose] = usePeriod();
  return (
    <Panel title={t('entries')}>
      <PeriodBar period={period} onChange={choose} />
      {!isBackward(period) && (
        <PeriodStatement key={`${userId} ${period.from} ${period.to}`} userId={userId} period={period} />
      )}
    </Panel>
  );
}
