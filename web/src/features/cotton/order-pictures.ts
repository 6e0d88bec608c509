import type { CottonOrderView } from '@deepam/contracts';
import type { ShownImage } from '../../components/ui/image-dialog.js';
import { personName } from '../../components/ui/person-name.js';
import { formatRupees } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { cottonMessages } from './messages.js';

type Text = Translate<(typeof cottonMessages)['english']>;
type Pictured = Pick<
  CottonOrderView,
  'quantity' | 'member' | 'paymentProof' | 'adminProvidedImage' | 'deposit' | 'utr'
>;

export const proofOf = (t: Text, { quantity: kg, member, paymentProof, deposit, utr }: Pictured): ShownImage => ({
  src: paymentProof,
  title: t('proofTitle', { kg, name: personName(member.name) }),
  caption: [formatRupees(deposit), ...(utr === null ? [] : [t('utrOf', { utr })])].join(' · '),
});

export function orderPictures(t: Text, orders: readonly Pictured[]): ShownImage[] {
  return orders.flatMap((order) => [
    proofOf(t, order),
    ...(order.adminProvidedImage === null
      ? []
      : [{ src: order.adminProvidedImage, title: t('adminImageTitle', { kg: order.quantity }) }]),
  ]);
}
