import { type CottonOrderView, markCottonSent } from '@deepam/contracts';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { personName } from '../../../components/ui/person-name.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { withReason } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useMarkCottonSent } from '../api.js';
import { cottonDeskMessages } from '../desk-messages.js';
import { cottonMessages } from '../messages.js';
import { useOrderName } from '../use-order-name.js';

export function SendOrderDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
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
