import { type CottonOrderView, makingCharge, toRupees } from '@deepam/contracts';
import { formatDay } from '../../lib/format/date.js';
import { formatRupees } from '../../lib/format/money.js';
import { utrPart } from '../../lib/format/utr-part.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { DepositRefund } from './api/deposit-refund.js';
import type { cottonOrderMessages } from './order-page-messages.js';

type Text = Translate<(typeof cottonOrderMessages)['english']>;

export function amountsBack(
  t: Text,
  order: Pick<CottonOrderView, 'quantity' | 'deposit' | 'depositReturnAmount' | 'status' | 'depositReturnStatus'>,
  refund: DepositRefund | undefined,
): (readonly [label: string, text: string])[] {
  const { quantity, deposit, depositReturnAmount, status, depositReturnStatus } = order;
  if (status === 'Rejected' || depositReturnStatus === 'Rejected') return [];
  const charge = { amount: formatRupees(toRupees(makingCharge(quantity))) };
  return [
    [t('amountBack'), formatRupees(depositReturnAmount)],
    [t('depositBack'), depositText(t, formatRupees(deposit), refund)],
    [t('chargeBack'), t(depositReturnStatus === 'Approved' ? 'charge.credited' : 'charge.planned', charge)],
  ];
}

function depositText(t: Text, amount: string, refund: DepositRefund | undefined): string {
  switch (refund?.state) {
    case undefined:
    case 'requested':
    case 'rejected':
      return t('deposit.planned', { amount });
    case 'owed':
      return t(refund?.transfer?.state === 'returned' ? 'deposit.returned' : 'deposit.owed', { amount });
    case 'in-transfer':
      return t('deposit.in-transfer', { amount });
    case 'paid':
    case 'paid-twice': {
      const { paidOn, utr } = refund?.transfer ?? {};
      const day = paidOn === undefined ? '–' : formatDay(paidOn);
      return t('deposit.paid', { amount, day, utr: utrPart(utr ?? null) });
    }
  }
}
