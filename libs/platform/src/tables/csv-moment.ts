import { indianTime } from '@deepam/contracts';

export const csvMoment = indianTime;
