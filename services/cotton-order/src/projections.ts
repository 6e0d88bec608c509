import { memberProjections } from '@deepam/members';
import type { Projection } from '@deepam/messaging';

/** Of this service, for `rebuild-projection`. */
export const cottonOrderProjections = {
  ...memberProjections,
  // Never emptied first: what is there stays as it is.
  kits: { about: 'cotton in kits of plans that were sold before the stock was kept' },
} as const satisfies Record<string, Projection>;
