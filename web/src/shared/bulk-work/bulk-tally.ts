import type { BulkWorkView } from '@deepam/contracts';
import { formatCount } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { deskMessages } from '../../components/ui/desk-messages.js';

export function bulkTally(
  t: Translate<(typeof deskMessages)['english']>,
  { state, rows, done, refused }: BulkWorkView,
): string {
  const left = formatCount(rows - done - refused);
  const counts = { done: formatCount(done), refused: formatCount(refused), left };
  if (state === 'running') return t('progress', { done: formatCount(done + refused), total: formatCount(rows) });
  return t(state === 'done' ? 'result' : 'resultStopped', counts);
}
