import { useText } from '../lib/i18n/use-text.js';
import { formatCount } from '../lib/format/money.js';
import type { KeysetPages } from '../lib/use-keyset-pages.js';
import { type PageSize, type PageSizeName, pageSizes } from '../lib/use-page-size.js';
import { Button } from './button.js';
import { deskMessages } from './desk-messages.js';
import { listMessages } from './list-messages.js';
import styles from './pager.module.css';

interface Props {
  pages: KeysetPages;
  /** A choice where the reader may have longer pages. */
  pageSize: number | PageSize;
  /** Rows on this page; null while they are not there. */
  shown: number | null;
  total: number | null;
  nextCursor: string | null;
  /** While the next page is on its way. */
  busy: boolean;
}

/** Previous and next of a keyset list; not there when all fits on one page. On paper stands which part of the list it is. */
export function Pager({ pages, pageSize, shown, total, nextCursor, busy }: Props) {
  const t = useText(listMessages);
  const choice = typeof pageSize === 'number' ? undefined : pageSize;
  const rows = typeof pageSize === 'number' ? pageSize : pageSize.rows;
  const isLonger = choice !== undefined && choice.rows > Number(pageSizes[0]);
  if (pages.index === 0 && nextCursor === null && !isLonger) return null;
  const range = shown !== null && {
    from: formatCount(pages.index * rows + 1),
    to: formatCount(pages.index * rows + shown),
  };
  const page = formatCount(pages.index + 1);
  const whole = total !== null && { total: formatCount(total), pages: formatCount(Math.ceil(total / rows)) };
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <Button variant="secondary" disabled={pages.index === 0 || busy} onClick={() => pages.previous()}>
        {t('previous')}
      </Button>
      <span role="status" data-screen-only>
        {range && (whole ? t('range', { ...range, ...whole }) : t('rangeOpen', range))}
      </span>
      {range && (
        <p data-paper-only>
          {whole ? t('onPaper', { page, ...range, ...whole }) : t('onPaperOpen', { page, ...range })}
        </p>
      )}
      <Button
        variant="secondary"
        disabled={nextCursor === null || busy}
        onClick={() => nextCursor !== null && pages.next(nextCursor)}
      >
        {t('next')}
      </Button>
      {choice !== undefined && <PageSizeChoice size={choice} />}
    </nav>
  );
}

function PageSizeChoice({ size: { rows, choose } }: { size: PageSize }) {
  const t = useText(deskMessages);
  return (
    <label className={styles.size} data-screen-only>
      {t('rowsPerPage')}
      <select value={rows} onChange={({ target }) => choose(target.value as PageSizeName)}>
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}
