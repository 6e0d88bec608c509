import type { CottonOrderView } from '@deepam/contracts';
import { useState } from 'react';
import { BankMoney } from '../../../shared/bank/bank-money.js';
import { Button } from '../../../components/ui/button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { ImageView } from '../../../components/ui/image-view.js';
import { SeenBeforeNotice } from '../../../shared/decisions/seen-before.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import { useOrderDecision } from '../use-order-decision.js';

export function ApproveOrderDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
  const t = useText(cottonMessages);
  const { busy, failure, decide } = useOrderDecision(order, onClose);
  const [isProofSeen, setProofSeen] = useState(false);
  const { quantity: kg, member } = order;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('approveTitle')}
      size="wide"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} disabled={!isProofSeen} onClick={() => decide('Approved')}>
            {t('approve')}
          </Button>
        </>
      }
    >
      <div className={formStyles.form}>
        <p>{t('approveLead', { name: member.name, amount: formatRupees(order.deposit), kg })}</p>
        <p>{t('deliverTo', { address: order.address })}</p>
        <DetailList
          rows={[
            [t('deposit'), formatRupees(order.deposit)],
            [t('utr'), order.utr ?? t('notGiven')],
          ]}
        />
        <BankMoney expectedId={order._id} />
        <SeenBeforeNotice seen={order.seenBefore} />
        <ImageView src={order.paymentProof} alt={t('proofTitle', { kg, name: member.name })} onSeen={setProofSeen} />
        {failure !== undefined && <FieldError text={failure} />}
      </div>
    </Dialog>
  );
}
