import { ButtonLink } from '../../../components/ui/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { isBackward, usePeriod } from '../../../lib/period.js';
import { statementMessages } from '../messages.js';
import { PeriodBar } from './period-bar.js';
import { PeriodStatement } from './period-statement.js';

export function MemberLedger({ memberId }: { memberId: string }) {
  const t = useText(statementMessages);
  const [period, choose] = usePeriod();
  return (
    <>
      <PeriodBar period={period} onChange={choose} />
      {!isBackward(period) && (
        <PeriodStatement key={`${memberId} ${period.from} ${period.to}`} userId={memberId} period={period} />
      )}
      <p>
        <ButtonLink variant="secondary" to={`/statement?${new URLSearchParams({ member: memberId })}`}>
          {t('chartTitle')}
        </ButtonLink>
      </p>
    </>
  );
}
