import { useText } from '../lib/i18n/use-text.js';
import { Button } from './button.js';
import { listMessages } from './list-messages.js';

interface Props {
  list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  size?: 'small';
  className?: string;
}

/** Below a list that grows: its next part. On paper stands that there is one. */
export function MoreButton({ list, size, className }: Props) {
  const t = useText(listMessages);
  if (!list.hasNextPage) return null;
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        className={className}
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {t('more')}
      </Button>
      <p data-paper-only>{t('moreOnPaper')}</p>
    </>
  );
}
