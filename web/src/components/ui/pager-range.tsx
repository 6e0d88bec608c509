import { formatCount } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { listMessages } from './list-messages.js';
import { componentMessages } from './messages.js';

export interface ShownPage {
  readonly index: number;
  readonly shown: number;
  readonly total: number | null;
  readonly nextCursor: string | null;
}

interface Props {
  rows: number;
  page: ShownPage | undefined;
  busy: boolean;
}

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
