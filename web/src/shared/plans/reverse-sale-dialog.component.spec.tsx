import { it } from '@jest/globals';
import { dialog, field, sees } from '../../../test/sees.js';
import { exampleOf, show } from '../../../test/visit.js';
import { ReverseSaleDialog } from './reverse-sale-dialog.js';

const sale = { ...exampleOf('salesOfMember')[0]!, plan: 'Gold' as const, amount: 5900, cancellation: null };

it('the dialog explains for each kind of reversal when the price is owed to the member', async () => {
  const { user } = await show(<ReverseSaleDialog sale={sale} name="Asha" onClose={() => undefined} />, { as: 'head' });
  const reversal = await dialog('Reverse Gold sale');
  await sees('₹5,900 is then owed to the member only if a credit of the bank is matched to this plan', reversal);
  await user.selectOptions(await field('Reason', reversal), 'Cancelled within 30 days');
  await sees('₹5,900 is then owed to the member, unless the bank reversed the payment.', reversal);
});
