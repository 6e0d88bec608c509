import { defaultServiceLevels } from '@deepam/contracts';
import { z } from 'zod';

const promised = (usual: number, most: number, what: string) =>
  z.coerce.number().int().min(1).max(most).default(usual).describe(`${what}, 1 to ${most}`);

export const serviceLevelSettings = z.object({
  PROMISE_APPROVAL_HOURS: promised(
    defaultServiceLevels.approvalHours,
    720,
    'within how many hours after its proof a payment for a plan is approved',
  ),
  PROMISE_DELIVERY_DAYS: promised(
    defaultServiceLevels.deliveryDays,
    90,
    'within how many days after its order cotton is delivered',
  ),
  PROMISE_PAYOUT_DAYS: promised(
    defaultServiceLevels.payoutDays,
    90,
    'within how many days after its request a payout is paid',
  ),
  PROMISE_REFUND_DAYS: promised(
    defaultServiceLevels.refundDays,
    90,
    'within how many days after its request a deposit is returned',
  ),
});
