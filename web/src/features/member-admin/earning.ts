import { addEarnings } from '@deepam/contracts';

/** An amount above zero and why, where somebody says it. */
export const earningForm = addEarnings.body!.pick({ earning: true, reason: true });
