import type { DeskPayout } from '@deepam/contracts';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';

/** What keeps it from being sent now. */
export function PayoutHolds({ payout: { heldUntil, isMemberSuspended } }: { payout: DeskPayout }) {
  const t = useText(payoutMessages);
  return (
    <>
      {isMemberSuspended && <p role="note">{t('memberSuspended')}</p>}
      {heldUntil !== undefined && <p role="note">{t('held', { moment: formatDateTime(heldUntil) })}</p>}
    </>
  );
}
