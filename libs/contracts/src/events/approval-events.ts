import { z } from 'zod';
import { instant, objectId } from '../primitives.js';
import { defineEvent } from './event.js';

const about = { approvalId: objectId, requestedBy: objectId } as const;

/** An approval request is pending. The service that stores the request publishes the event. */
export const approvalRequested = defineEvent(
  'approval.requested',
  1,
  z.object({
    ...about,
    /** The people who may decide the request, as identity knew them then; empty if identity did not answer. */
    deciders: z.array(objectId),
    requestedAt: instant,
  }),
);

/**
 * `allowed`: the requester may make the call now, once; `outdated`: the subject of the request had changed, so the
 * call was not made.
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
