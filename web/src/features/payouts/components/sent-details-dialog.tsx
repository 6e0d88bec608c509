import type { DeskPayout } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import formStyles from '../../../components/form.module.css';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import { GrantedDetails } from './granted-details.js';
import { PayoutHolds } from './payout-holds.js';

interface Props {
  payout: DeskPayout;
  /** The reader is shown the bank details until then. */
  until: string;
  onClose: () => void;
}

/** Whom to send how much, for who asked, of what a release of before granted: it is recorded as sent since then. */
export function SentDetailsDialog({ payout, until, onClose }: Props) {
  const t = useText(payoutMessages);
  const { member, amount, net = amount, sentAt } = payout;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(sentAt === undefined ? 'sendTitle' : 'sendAgainTitle')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={formStyles.form}>
        <p>{t('sentDetailsLead', { amount: formatRupees(net), name: member.name, moment: formatDateTime(until) })}</p>
        <PayoutHolds payout={payout} />
        <GrantedDetails payout={payout} />
      </div>
    </Dialog>
  );
}
