import { memberProjections } from '@deepam/members';
import type { Projection } from '@deepam/messaging';

export const cottonOrderProjections = {
  ...memberProjections,
  // The command never empties this projection; existing rows stay.
  kits: { about: 'cotton in kits of sold plans' },
} as const satisfies Record<string, Projection>;
