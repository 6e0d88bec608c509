import { maxBatchPayouts } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useAction } from '../../../lib/api/use-action.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { batchable, batchableIds, useDeskPayouts, type PayoutsQuestion } from '../api/payout-list.js';
import { batchMessages } from '../batch-messages.js';
import styles from './payouts.module.css';

interface Props {
  /** What the list shows, on all its pages. */
  question: PayoutsQuestion;
  /** How many are selected by now. */
  selected: number;
  onSelect: (ids: ReadonlySet<string>) => void;
}

/** All payouts of the list that a batch could take, on whichever page they stand. */
export function SelectAllPayouts({ question, selected, onSelect }: Props) {
  const t = useText(batchMessages);
  const waiting = useDeskPayouts({ ...batchable(question), limit: 1 });
  const selecting = useAction({
    mutationFn: () => batchableIds(question),
    onSuccess: (ids) => onSelect(new Set(ids)),
    onError: (error) => showToast(t('failed', { error: sentenceOf(error) }), 'failure'),
  });
  const total = waiting.data?.total ?? 0;
  const count = Math.min(total, maxBatchPayouts);
  // Without a selection nobody thinks of one; with one, what stands on other pages is out of sight.
  if (question.status === undefined && selected === 0) return null;
  if (count <= selected) return null;
  return (
    <div className={styles.selectAll} data-screen-only>
      <Button size="small" variant="quiet" busy={selecting.isPending} onClick={() => selecting.mutate()}>
        {selecting.isPending
          ? t('selecting')
          : t(total > count ? 'selectSome' : 'selectAll', { count: formatCount(count), total: formatCount(total) })}
      </Button>
    </div>
  );
}
