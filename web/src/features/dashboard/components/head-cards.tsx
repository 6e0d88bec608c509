import { FigureTile, FigureTileList } from '../../../components/ui/figure-tile.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useDashboard } from '../api.js';
import { dashboardMessages } from '../messages.js';

export function HeadCards() {
  const t = useText(dashboardMessages);
  const { data, error, refetch } = useDashboard();
  if (data === undefined) {
    return error === null ? (
      <LoadingState text={t('loading')} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <FigureTileList size="small">
      <FigureTile name={t('earnings')} value={<MoneyText rupees={data.earnings} />} note={t('earningsHint')} />
      <FigureTile name={t('commission')} value={<MoneyText rupees={data.commission} />} note={t('commissionHint')} />
      <FigureTile name={t('networkSize')} value={formatCount(data.networkSize)} note={t('networkSizeHead')} />
    </FigureTileList>
  );
}
