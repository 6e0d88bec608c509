import { z } from 'zod';
import { grievanceCategories, grievanceStates, maxGrievanceText } from '../grievances.js';
import { instant, objectId, typedText } from '../primitives.js';

export const grievanceText = typedText(maxGrievanceText, 'Please write what has happened.').min(
  1,
  'Please write what has happened.',
);

export const grievanceTicket = z
  .string('Please enter the ticket number.')
  .regex(/^[Gg][Rr]-\d{4}-\d{6,9}$/, 'A ticket number looks like GR-2026-000123.')
  .overwrite((typed) => typed.toUpperCase());

export const grievanceMessage = z.object({
  from: z.enum(['member', 'desk']),
  text: z.string(),
  at: instant,
});

export const grievanceView = z.object({
  ticket: z.string(),
  category: z.enum(grievanceCategories),
  state: z.enum(grievanceStates),
  text: z.string().nullable(),
  reference: z.string().nullable(),
  filedAt: instant,
  acknowledgeBy: instant,
  acknowledgedAt: instant.nullable(),
  redressBy: instant,
  resolvedAt: instant.nullable(),
  reopenedAt: instant.nullable(),
  /** The end of the time in which a member may reopen it; null if the member can't. */
  reopenUntil: instant.nullable(),
  messages: z.array(grievanceMessage),
});
export type GrievanceView = z.infer<typeof grievanceView>;

export const grievanceRow = grievanceView.extend({
  /** Null for a visitor. */
  memberId: objectId.nullable(),
  name: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  /** The due date of the next step; null if no step is due. */
  dueBy: instant.nullable(),
  isOverdue: z.boolean(),
});
export type GrievanceRow = z.infer<typeof grievanceRow>;
