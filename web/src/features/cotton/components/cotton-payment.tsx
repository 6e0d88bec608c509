import { UpiPayment } from '../../../components/payment/upi-payment.js';
import { Skeleton } from '../../../components/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useCottonUpi } from '../api/cotton-upi.js';
import { cottonMessages } from '../messages.js';

/** If no payment link is available, the proof of another payment can still be sent. */
export function CottonPayment({ kg }: { kg: number }) {
  const t = useText(cottonMessages);
  const upi = useCottonUpi(kg);
  if (upi.data === undefined) return upi.isError ? null : <Skeleton height="14rem" />;
  return <UpiPayment key={upi.data.txnid} title={t('payFor', { kg })} request={upi.data} />;
}
