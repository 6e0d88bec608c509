import type { BulkWorkView } from '@deepam/contracts';
import { formatCount } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { deskMessages } from '../../components/ui/desk-messages.js';

export function bulkTally(
  t: Translate<(typeof deskMessages)['english']>,
  { state, rows, done, failed }: BulkWorkView,
): string {
  const left = formatCount(rows - done - failed);
  const counts = { done: formatCount(done), failed: formatCount(failed), left };
  if (state === 'running') return t('progress', { done: formatCount(done + failed), total: formatCount(rows) });
  return t(state === 'done' ? 'result' : 'resultStopped', counts);
}
