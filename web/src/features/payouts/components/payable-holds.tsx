import type { PayableRow } from '@deepam/contracts';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';

export function PayableHolds({
  payable: { heldUntil, isMemberSuspended },
}: {
  payable: Pick<PayableRow, 'heldUntil' | 'isMemberSuspended'>;
}) {
  const t = useText(payoutMessages);
  return (
    <>
      {isMemberSuspended && <p role="note">{t('memberSuspended')}</p>}
      {heldUntil !== undefined && <p role="note">{t('held', { moment: formatDateTime(heldUntil) })}</p>}
    </>
  );
}
