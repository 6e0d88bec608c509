import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import type { KeysetPages } from '../../lib/use-keyset-pages.js';
import { type PageSize, type PageSizeName, pageSizes, rowsOf } from '../../lib/use-page-size.js';
import { Button } from './button.js';
import { deskMessages } from './desk-messages.js';
import { listMessages } from './list-messages.js';
import styles from './pager.module.css';
import { formatCount } from '../../lib/format/money.js';
import { componentMessages } from './messages.js';

interface ShownPage {
  readonly index: number;
  readonly shown: number;
  readonly total: number | null;
  readonly nextCursor: string | null;
}

interface PagerRangeProps {
  rows: number;
  page: ShownPage | undefined;
  busy: boolean;
}

function PagerRange({ rows, page, busy }: PagerRangeProps) {
  const t = useText(listMessages);
  const say = useText(componentMessages);
  const part = page && {
    page: formatCount(page.index + 1),
    from: formatCount(page.index * rows + 1),
    to: formatCount(page.index * rows + page.shown),
  };
  const total = page?.total ?? null;
  const whole = total !== null && { total: formatCount(total), pages: formatCount(Math.ceil(total / rows)) };
  return (
    <>
      <span role="status" data-screen-only>
        {part && (busy ? say('loading') : whole ? t('range', { ...part, ...whole }) : t('rangeOpen', part))}
      </span>
      {part && <p data-paper-only>{whole ? t('onPaper', { ...part, ...whole }) : t('onPaperOpen', part)}</p>}
    </>
  );
}

interface Props {
  label?: string | undefined;
  pages: KeysetPages;
  pageSize: number | PageSize;
  page: ShownPage | undefined;
  busy: boolean;
}

export function Pager({ label, pages, pageSize, page, busy }: Props) {
  const t = useText(listMessages);
  const nav = useRef<HTMLElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const choice = typeof pageSize === 'number' ? undefined : pageSize;
  const rows = rowsOf(pageSize);
  const nextCursor = busy || page === undefined ? null : page.nextCursor;

  // Higher rows move the pressed button out of view.
  useEffect(() => {
    if (!busy) nav.current?.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [busy, pages.index]);

  const isLonger = choice !== undefined && rows > Number(pageSizes[0]) && page?.shown !== 0;
  const isWhole = pages.index === 0 && !page?.index && !page?.nextCursor && !isLonger;
  if (isWhole && !hasFocus) return null;
  return (
    <nav
      ref={nav}
      className={styles.pager}
      aria-label={label === undefined ? t('pages') : `${t('pages')}: ${label}`}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      <TurnButton isOff={pages.index === 0} onTurn={() => pages.previous()}>
        {t('previous')}
      </TurnButton>
      <PagerRange rows={rows} page={page} busy={busy} />
      <TurnButton isOff={nextCursor === null} onTurn={() => nextCursor !== null && pages.next(nextCursor)}>
        {t('next')}
      </TurnButton>
      {choice !== undefined && <PageSizeChoice size={choice} />}
    </nav>
  );
}

/** An unavailable button keeps the focus, which browsers take from disabled ones. */
function TurnButton({ isOff, onTurn, children }: { isOff: boolean; onTurn: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" aria-disabled={isOff || undefined} onClick={isOff ? undefined : onTurn}>
      {children}
    </Button>
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
