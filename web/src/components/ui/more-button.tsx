import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { listMessages } from './list-messages.js';

interface Props {
  list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  size?: 'small';
  className?: string;
}

/**
 * Loads the next part of a growing list. After the last part the button disappears, and the focus moves to the first
 * new row. The printed page mentions a further part.
 */
export function MoreButton({ list, size, className }: Props) {
  const t = useText(listMessages);
  const { hasNextPage, isFetchingNextPage } = list;
  const lastRow = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const row = lastRow.current;
    if (row === null || isFetchingNextPage) return;
    lastRow.current = null;
    if (hasNextPage || document.activeElement !== document.body) return;
    focusRow((row.nextElementSibling ?? row) as HTMLElement);
  }, [hasNextPage, isFetchingNextPage]);

  if (!hasNextPage) return null;
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        className={className}
        busy={isFetchingNextPage}
        onClick={({ currentTarget }) => {
          lastRow.current = lastRowBefore(currentTarget);
          void list.fetchNextPage();
        }}
      >
        {t('more')}
      </Button>
      <p data-paper-only>{t('moreOnPaper')}</p>
    </>
  );
}

function lastRowBefore(button: HTMLElement): HTMLElement {
  const list = button.previousElementSibling as HTMLElement;
  return [...list.querySelectorAll<HTMLElement>(':scope > li, [data-row]')].at(-1) ?? list;
}

function focusRow(row: HTMLElement): void {
  row.tabIndex = -1;
  row.addEventListener('blur', () => row.removeAttribute('tabindex'), { once: true });
  row.focus();
}
