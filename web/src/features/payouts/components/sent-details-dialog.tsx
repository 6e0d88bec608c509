import type { DeskPayout } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import formStyles from '../../../components/form.module.css';
import { CopiedValue, NumbersBox } from '../../../components/numbers-box.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import { BankDetails } from './bank-details.js';
import styles from './payouts.module.css';

interface Props {
  payout: DeskPayout;
  /** The reader is shown the bank details until then. */
  until: string;
  onClose: () => void;
}

/** Whom to send how much, for who asked to approve it or to send it again, once that is granted. */
export function SentDetailsDialog({ payout, until, onClose }: Props) {
  const t = useText(payoutMessages);
  const { _id, member, amount, net = amount, sentAt, heldUntil, isMemberSuspended } = payout;
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
        {isMemberSuspended && <p role="note">{t('memberSuspended')}</p>}
        {heldUntil !== undefined && <p role="note">{t('held', { moment: formatDateTime(heldUntil) })}</p>}
        <NumbersBox title={t('toSend')}>
          <p className={styles.toSend}>
            <CopiedValue value={formatRupees(net)} what={t('toSend')} />
          </p>
        </NumbersBox>
        <BankDetails payoutId={_id} title={t('bankDetails')} />
      </div>
    </Dialog>
  );
}
