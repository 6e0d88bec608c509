import { z } from 'zod';
import { instant, objectId } from '../primitives.js';
import { defineEvent } from './event.js';

const about = { consentId: objectId, askedBy: objectId } as const;

/** Something waits for a second person. Said by each service that holds what waits. */
export const secondPersonAsked = defineEvent(
  'consent.second-person-asked',
  1,
  z.object({
    ...about,
    /** Who may decide it, as identity knew them then; nobody where it did not answer. */
    deciders: z.array(objectId),
    askedAt: instant,
  }),
);

/** `allowed`: whoever asked may do it now, once; `outdated`: what it was asked for had changed, so that it was not done. */
export const secondPersonDecided = defineEvent(
  'consent.second-person-decided',
  1,
  z.object({
    ...about,
    outcome: z.enum(['granted', 'allowed', 'refused', 'outdated', 'withdrawn']),
    /** Of a refusal. */
    reason: z.string().nullable(),
    decidedAt: instant,
  }),
);
