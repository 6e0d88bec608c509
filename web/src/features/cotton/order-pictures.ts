import type { CottonOrderView } from '@deepam/contracts';
import type { Translate } from '../../lib/i18n/messages.js';
import type { cottonMessages } from './messages.js';

type Text = Translate<(typeof cottonMessages)['english']>;
type Pictured = Pick<CottonOrderView, 'quantity' | 'member' | 'paymentProof' | 'adminProvidedImage'>;

export const proofOf = (t: Text, { quantity: kg, member, paymentProof }: Pictured) => ({
  src: paymentProof,
  title: t('proofTitle', { kg, name: member.name }),
});

/** The pictures of a member's own orders, in the order of their buttons. */
export function orderPictures(t: Text, orders: readonly Pictured[]): { src: string; title: string }[] {
  return orders.flatMap((order) => [
    proofOf(t, order),
    ...(order.adminProvidedImage === null
      ? []
      : [{ src: order.adminProvidedImage, title: t('adminImageTitle', { kg: order.quantity }) }]),
  ]);
}
