import { type CottonOrderView, markCottonSent } from '@deepam/contracts';
import type { OrderAction } from '../order-actions.js';
import { ProcessReturnDialog } from './process-return-dialog.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { personName } from '../../../components/ui/person-name.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { cottonDeskMessages } from '../desk-messages.js';
import { OrderStatus, ReturnStatus } from './order-status.js';
import { useState } from 'react';
import { BankMoney } from '../../../shared/bank/bank-money.js';
import { ImageView } from '../../../components/ui/image-view.js';
import { SeenBeforeNotice } from '../../../shared/decisions/seen-before.js';
import { withReason } from '../../../lib/api/api-error.js';
import { showToast } from '../../../lib/toast.js';
import { type OrderDecision, useDecideCottonOrder, useMarkCottonSent } from '../api.js';
import { useOrderName } from '../use-order-name.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';

const dialogs = {
  approve: ApproveOrderDialog,
  reject: RejectOrderDialog,
  deliver: DeliverOrderDialog,
  send: SendOrderDialog,
  correctParcel: SendOrderDialog,
  processReturn: ProcessReturnDialog,
  details: OrderDetailsDialog,
} as const satisfies Record<OrderAction | 'details', unknown>;

export function OrderActionDialog({
  action,
  ...props
}: {
  action: OrderAction | 'details';
  order: CottonOrderView;
  onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

function RejectOrderDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
  const t = useText(cottonMessages);
  const { busy, failure, decide } = useOrderDecision(order, onClose);
  return (
    <ReasonDialog
      title={t('rejectTitle')}
      confirmLabel={t('reject')}
      busy={busy}
      failure={failure}
      onConfirm={(reason) => decide('Rejected', reason)}
      onCancel={onClose}
    >
      {t('rejectLead', { name: order.member.name, kg: order.quantity })}
    </ReasonDialog>
  );
}

function DeliverOrderDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
  const t = useText(cottonMessages);
  const { busy, failure, decide } = useOrderDecision(order, onClose);
  return (
    <ConfirmDialog
      open
      title={t('deliverTitle')}
      confirmLabel={t('deliver')}
      busy={busy}
      onConfirm={() => decide('Delivered')}
      onCancel={onClose}
    >
      <div className={formStyles.form}>
        <p>{t('deliverLead', { kg: order.quantity, name: order.member.name })}</p>
        <p>{t('deliverTo', { address: order.address })}</p>
        {failure !== undefined && <FieldError text={failure} />}
      </div>
    </ConfirmDialog>
  );
}

function OrderDetailsDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
  const t = useText(cottonMessages);
  const say = useText(cottonDeskMessages);
  const { member, quantity: kg, address, utr, requestDate, deposit } = order;
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('details')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <ButtonLink variant="secondary" to={`/cotton/${order._id}`}>
            {say('openPage')}
          </ButtonLink>
        </>
      }
    >
      <DetailList
        rows={[
          [t('member'), `${personName(member.name)}, ${member.mobile}`],
          [t('date'), formatDateTime(requestDate)],
          [t('weight'), t('kg', { count: kg })],
          [t('deposit'), formatRupees(deposit)],
          [t('utr'), utr ?? t('notGiven')],
          [t('address'), address],
          [t('status'), <OrderStatus key="status" order={order} />],
          [t('depositReturn'), <ReturnStatus key="return" order={order} />],
        ]}
      />
    </Dialog>
  );
}

function ApproveOrderDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
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

function useOrderDecision(order: CottonOrderView, onDone: () => void) {
  const t = useText(cottonMessages);
  const orderName = useOrderName();
  const decision = useDecideCottonOrder();
  return {
    busy: decision.isPending,
    failure: decision.isError ? withReason(t('decisionFailed'), decision.error) : undefined,
    decide: (status: OrderDecision['status'], rejectionReason?: string) =>
      decision.mutate(
        { id: order._id, status, rejectionReason },
        {
          onSuccess: () => {
            showToast(t('decided', { status: t(`status${status}`) }), 'success', orderName(order));
            onDone();
          },
          onAwaits: onDone,
        },
      ),
  };
}

function SendOrderDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
  const t = useText(cottonMessages);
  const say = useText(cottonDeskMessages);
  const orderName = useOrderName();
  const request = useMarkCottonSent();
  const wrong = order.sentAt === null ? undefined : (order.parcelNo ?? undefined);
  const isNew = wrong === undefined;
  const { form, field } = useFormKit({
    schema: markCottonSent.body!,
    blank: { parcelNo: wrong ?? '' },
    sentences: { parcelNo: say('parcelNeeded') },
    onValid: ({ parcelNo }) => {
      // The number is unchanged, so no correction and no notification is sent.
      if (parcelNo === wrong) return onClose();
      request.mutate(
        { id: order._id, parcelNo, replaces: wrong },
        {
          onSuccess: () => {
            showToast(say(isNew ? 'sendDone' : 'parcelCorrected'), 'success', orderName(order));
            onClose();
          },
        },
      );
    },
  });
  return (
    <FormDialog
      title={isNew ? say('sendTitle') : t('correctParcel')}
      form={form}
      submitLabel={t(isNew ? 'send' : 'correctParcel')}
      busy={request.isPending}
      failure={
        request.isError ? withReason(say(isNew ? 'sendFailed' : 'parcelNotCorrected'), request.error) : undefined
      }
      onClose={onClose}
    >
      <p>{say('sendLead', { kg: order.quantity, name: personName(order.member.name) })}</p>
      <p>{t('deliverTo', { address: order.address })}</p>
      <TextField
        {...field('parcelNo')}
        label={say('parcel')}
        hint={say('parcelHint', { example: 'India Post EM123456789IN' })}
        autoComplete="off"
        maxLength={60}
        required
        data-autofocus
      />
    </FormDialog>
  );
}
