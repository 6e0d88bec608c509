import type { Projection } from '@deepam/messaging';

/**
 * The projection names no collection, so a rebuild never empties it: ended sessions would be accepted until it is
 * filled again.
 */
export const sessionProjection = {
  sessions: { about: 'sessions that have ended before their time' },
} as const satisfies Record<string, Projection>;

export const memberProjections = {
  members: { about: 'who the members are, their approval and plan', collection: 'members' },
  ...sessionProjection,
} as const satisfies Record<string, Projection>;
