import type { KeptPromises } from '@deepam/contracts';

export const shownPromises: KeptPromises;
