import { type CottonOrderView, makingCharge, toRupees } from '@deepam/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { FieldError } from '../../../components/ui/field.js';
import { FileField } from '../../../components/ui/file-field.js';
import formStyles from '../../../components/ui/form.module.css';
import { RefundSteps } from '../../../shared/decisions/refund-steps.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { useLeaving } from '../../../components/ui/use-leaving.js';
import { useOptionalFile } from '../../../components/ui/use-optional-file.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { withReason } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { type ReturnDecision, useDecideReturn } from '../api.js';
import { cottonMessages } from '../messages.js';
import { useOrderName } from '../use-order-name.js';

export function ProcessReturnDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
  const t = useText(cottonMessages);
  const orderName = useOrderName();
  const { may } = useDesk();
  const decision = useDecideReturn();
  const { file: adminImage, isUndecided, field } = useOptionalFile();
  const [rejecting, setRejecting] = useState(false);
  const leaving = useLeaving({ isSending: decision.isPending, isChanged: adminImage !== null, onClose });
  const kg = order.quantity;
  const failure = decision.isError ? withReason(t('decisionFailed'), decision.error) : undefined;

  const decide = (what: Omit<ReturnDecision, 'id'>) =>
    decision.mutate(
      { id: order._id, ...what },
      {
        onSuccess: () => {
          const isOwed = what.status === 'Approved' && what.adminImage === null && may('payouts');
          showToast(
            t('returnDecided', { status: t(`status${what.status}`) }),
            'success',
            orderName(order),
            isOwed && (
              <Link to={`/payables?payable=${order._id}`}>
                {t('refundNext', { amount: formatRupees(order.deposit) })}
              </Link>
            ),
          );
          onClose();
        },
        onAwaits: onClose,
      },
    );

  if (rejecting) {
    return (
      <ReasonDialog
        title={t('rejectReturn')}
        confirmLabel={t('rejectReturn')}
        busy={decision.isPending}
        failure={failure}
        onConfirm={(rejectionReason) => decide({ status: 'Rejected', rejectionReason })}
        onCancel={() => setRejecting(false)}
      >
        {t('rejectReturnLead', { name: order.member.name, kg })}
      </ReasonDialog>
    );
  }

  return (
    <>
      <Dialog
        open
        onClose={leaving.leave}
        title={t('returnTitle')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setRejecting(true)}>
              {t('rejectReturn')}
            </Button>
            <Button
              busy={decision.isPending}
              disabled={isUndecided}
              onClick={() => decide({ status: 'Approved', cottonReturnQuantity: kg, adminImage })}
            >
              {t('approveReturn')}
            </Button>
          </>
        }
      >
        <div className={formStyles.form}>
          <RefundSteps next="check" amount={order.deposit} />
          <p>{t('returnLead', { name: order.member.name, kg })}</p>
          <DetailList
            rows={[
              [t('returnQuantity'), t('kg', { count: kg })],
              [t('depositLine'), formatRupees(order.deposit)],
              [t('makingChargeLine'), formatRupees(toRupees(makingCharge(kg)))],
              [t('returnLine'), formatRupees(order.depositReturnAmount)],
            ]}
          />
          <p>{t('adminImageHint')}</p>
          <FileField {...field} label={t('adminImage')} note={t('optional')} />
          {failure !== undefined && <FieldError text={failure} />}
        </div>
      </Dialog>
      {leaving.question}
    </>
  );
}
