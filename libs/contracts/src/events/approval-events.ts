import { z } from 'zod';
import { instant, objectId } from '../primitives.js';
import { defineEvent } from './event.js';

const about = { approvalId: objectId, requestedBy: objectId } as const;

/** The service that stores an approval request publishes the event while the request is pending. */
export const approvalRequested = defineEvent(
  'approval.requested',
  1,
  z.object({
    ...about,
    /**
     * The list has the people who may decide the request, as identity knew them then; it is empty if identity did not
     * answer.
     */
    deciders: z.array(objectId),
    requestedAt: instant,
  }),
);

/**
 * With `allowed`, the requester may make the call now, once; with `outdated`, the subject of the request had changed,
 * so the call was not made.
 */
export const approvalDecided = defineEvent(
  'approval.decided',
  1,
  z.object({
    ...about,
    outcome: z.enum(['approved', 'allowed', 'rejected', 'outdated', 'withdrawn']),
    reason: z.string().nullable(),
    decidedAt: instant,
  }),
);
