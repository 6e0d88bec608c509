import type { Projection } from '@deepam/messaging';

/** Of SessionRevocationsModule, for `rebuild-projection`; never emptied first: ended sessions would be accepted meanwhile. */
export const sessionProjection = {
  sessions: { about: 'sessions that have ended before their time' },
} as const satisfies Record<string, Projection>;

/** Of MembersModule. */
export const memberProjections = {
  members: { about: 'who the members are, their approval and plan', collection: 'members' },
  ...sessionProjection,
} as const satisfies Record<string, Projection>;
