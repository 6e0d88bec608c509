import type { CottonMovement } from '@deepam/contracts';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useCorrectCottonMovement } from '../api/cotton-stock.js';
import { cottonStockMessages } from '../messages.js';
import { useWeight } from './use-weight.js';

export function TakeBackDialog({ movement, onClose }: { movement: CottonMovement; onClose: () => void }) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const undoing = useCorrectCottonMovement();
  const { _id: id, kind, kg, day } = movement;
  const confirm = (reason: string) =>
    undoing.mutate({ id, reason }, { onSuccess: saysAndCloses(t('takeBackDone'), onClose) });
  return (
    <ReasonDialog
      title={t('takeBackTitle')}
      confirmLabel={t('takeBack')}
      busy={undoing.isPending}
      failure={undoing.isError ? t('takeBackFailed', { error: sentenceOf(undoing.error) }) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('takeBackLead', { what: t(`kind.${kind}`), weight: weight(Math.abs(kg)), day: formatDay(day) })}
    </ReasonDialog>
  );
}
