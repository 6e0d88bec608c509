import { maxFileTransfers } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useAction } from '../../../lib/api/use-action.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { type PayablesQuery, transferable, transferableIds, usePayables } from '../api.js';
import { bankFileMessages } from '../bank-file-messages.js';
import styles from './payouts.module.css';

interface Props {
  query: PayablesQuery;
  selected: number;
  onSelect: (ids: ReadonlySet<string>) => void;
}

export function SelectAllPayables({ query, selected, onSelect }: Props) {
  const t = useText(bankFileMessages);
  const free = usePayables({ ...transferable(query), limit: 1 });
  const selecting = useAction({
    mutationFn: () => transferableIds(query),
    onSuccess: (ids) => onSelect(new Set(ids)),
    onError: (error) => showToast(t('failed', { error: sentenceOf(error) }), 'failure'),
  });
  const total = free.data?.total ?? 0;
  const count = Math.min(total, maxFileTransfers);
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
