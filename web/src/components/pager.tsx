import { useText } from '../lib/i18n/use-text.js';
import { formatCount } from '../lib/format/money.js';
import type { KeysetPages } from '../lib/use-keyset-pages.js';
import { Button } from './button.js';
import { listMessages } from './list-messages.js';
import styles from './pager.module.css';

interface Props {
  pages: KeysetPages;
  pageSize: number;
  /** Rows on this page. */
  shown: number;
  total: number | null;
  nextCursor: string | null;
  /** While the next page is on its way. */
  busy: boolean;
}

/** Previous and next of a keyset list; not there when all fits on one page. On paper stands which part of the list it is. */
export function Pager({ pages, pageSize, shown, total, nextCursor, busy }: Props) {
  const t = useText(listMessages);
  if (pages.index === 0 && nextCursor === null) return null;
  const range = {
    from: formatCount(pages.index * pageSize + 1),
    to: formatCount(pages.index * pageSize + shown),
  };
  const page = formatCount(pages.index + 1);
  const whole = total !== null && { total: formatCount(total), pages: formatCount(Math.ceil(total / pageSize)) };
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <Button variant="secondary" disabled={pages.index === 0 || busy} onClick={() => pages.previous()}>
        {t('previous')}
      </Button>
      <span role="status" data-screen-only>
        {whole ? t('range', { ...range, ...whole }) : t('rangeOpen', range)}
      </span>
      <p data-paper-only>{whole ? t('onPaper', { page, ...range, ...whole }) : t('onPaperOpen', { page, ...range })}</p>
      <Button
        variant="secondary"
        disabled={nextCursor === null || busy}
        onClick={() => nextCursor !== null && pages.next(nextCursor)}
      >
        {t('next')}
      </Button>
    </nav>
  );
}
