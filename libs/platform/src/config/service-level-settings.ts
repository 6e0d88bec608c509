import { defaultServiceLevels } from '@deepam/contracts';
import { z } from 'zod';

const promised = (usual: number, most: number, what: string) =>
  z.coerce.number().int().min(1).max(most).default(usual).describe(`${what}, 1 to ${most}`);

export const serviceLevelSettings = z.object({
  SERVICE_LEVEL_APPROVAL_HOURS: promised(
    defaultServiceLevels.approvalHours,
    720,
    'within how many hours after its proof a payment for a plan is approved',
  ),
  SERVICE_LEVEL_DELIVERY_DAYS: promised(
    defaultServiceLevels.deliveryDays,
    90,
    'within how many days after its order cotton is delivered',
  ),
  SERVICE_LEVEL_PAYOUT_DAYS: promised(
    defaultServiceLevels.payoutDays,
    90,
    'within how many days after its request a payout is paid',
  ),
  SERVICE_LEVEL_REFUND_DAYS: promised(
    defaultServiceLevels.refundDays,
    90,
    'within how many days after its request a deposit is returned',
  ),
});
