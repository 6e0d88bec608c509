import type { PayableRow } from '@deepam/contracts';
import { personName } from '../../../components/ui/person-name.js';
import { formatDateTime } from '../../../lib/format/date.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { approvalRequestMessages } from '../../../lib/approval/messages.js';

export function askedOf(
  { requestedBy, requestedAt }: NonNullable<PayableRow['waits']>,
  t: Translate<(typeof approvalRequestMessages)['english']>,
): string {
  return t('byAt', {
    name: requestedBy === null ? t('unknown') : personName(requestedBy),
    moment: formatDateTime(requestedAt),
  });
}
