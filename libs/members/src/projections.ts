import type { Projection } from '@deepam/messaging';

/** The collection is never emptied before a rebuild, because ended sessions would then be accepted. */
export const sessionProjection = {
  sessions: { about: 'sessions that have ended before their time' },
} as const satisfies Record<string, Projection>;

export const memberProjections = {
  members: { about: 'who the members are, their approval and plan', collection: 'members' },
  ...sessionProjection,
} as const satisfies Record<string, Projection>;
