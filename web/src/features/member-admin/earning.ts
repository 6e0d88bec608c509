import { addEarnings } from '@deepam/contracts';

export const earningForm = addEarnings.body!.pick({ earning: true, reason: true });
