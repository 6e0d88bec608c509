import { formatCount } from '../lib/format/money.js';
import { useText } from '../lib/i18n/use-text.js';
import { listMessages } from './list-messages.js';
import { componentMessages } from './messages.js';

export interface ShownPage {
  /** 0 for the first page. */
  readonly index: number;
  /** Rows on the screen. */
  readonly shown: number;
  /** Of the whole list, where that is known. */
  readonly total: number | null;
  readonly nextCursor: string | null;
}

interface Props {
  /** Of a full page. */
  rows: number;
  page: ShownPage | undefined;
  /** Another page is on its way: it is told when it is there, and not before. */
  busy: boolean;
}

/** Which part of a list it is: "21–40 of 45". */
export function PagerRange({ rows, page, busy }: Props) {
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
