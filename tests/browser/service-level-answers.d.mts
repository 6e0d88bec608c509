import type { ServiceLevels } from '@deepam/contracts';

export const shownServiceLevels: ServiceLevels;
