import { FigureTile, FigureTileList } from '../../../components/ui/figure-tile.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { ErrorState, Skeleton } from '../../../components/ui/states.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useStatementBalances } from '../api.js';
import { statementDeskMessages } from '../desk-messages.js';
import { statementMessages } from '../messages.js';
import styles from './member-sums.module.css';

const always = { from: '', to: '' };

export function MemberSums({ memberId }: { memberId: string }) {
  const t = useText(statementMessages);
  const say = useText(statementDeskMessages);
  const { data, error, refetch } = useStatementBalances({ userId: memberId, period: always });
  if (error !== null && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const sums = data?.closing;
  const tiles = [
    [
      t('available'),
      sums?.available,
      sums?.reserved ? say('inPayouts', { amount: formatRupees(sums.reserved) }) : null,
    ],
    [t('onHold'), sums?.pending, null],
    [t('deposit'), sums?.deposit, sums?.refund ? say('refundOwed', { amount: formatRupees(sums.refund) }) : null],
    [t('paidOut'), sums?.paid, null],
  ] as const;
  return (
    <div className={styles.sums}>
      <FigureTileList size="small">
        {tiles.map(([name, rupees, note]) => (
          <FigureTile
            key={name}
            name={name}
            value={rupees === undefined ? <Skeleton height="1.75rem" width="5rem" /> : <MoneyText rupees={rupees} />}
            {...(note !== null && { note })}
          />
        ))}
      </FigureTileList>
    </div>
  );
}
