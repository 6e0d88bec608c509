import { z } from 'zod';
import { grievanceCategories, grievanceStates, maxGrievanceText } from '../grievances.js';
import {
  instant,
  newMobile,
  objectId,
  optionalEmail,
  pageQuery,
  personName,
  typedText,
  waitingCount,
  waitingSince,
} from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

const text = typedText(maxGrievanceText, 'Please write what has happened.').min(1, 'Please write what has happened.');
const answerText = typedText(maxGrievanceText, 'Please write an answer.').min(1, 'Please write an answer.');

/** "GR-2026-000123": without gaps within a year of India. */
export const grievanceTicket = z
  .string('Please enter the ticket number.')
  .regex(/^[Gg][Rr]-\d{4}-\d{6,9}$/, 'A ticket number looks like GR-2026-000123.')
  .overwrite((typed) => typed.toUpperCase());

const matter = {
  category: z.enum(grievanceCategories, 'Please choose what it is about.'),
  text,
  /** An order, a payout or a payment, as the person knows it. */
  reference: typedText(60).optional(),
};

export const grievanceMessage = z.object({
  from: z.enum(['member', 'desk']),
  text: z.string(),
  at: instant,
});

/** What its owner sees. */
export const grievanceView = z.object({
  ticket: z.string(),
  category: z.enum(grievanceCategories),
  state: z.enum(grievanceStates),
  /** Null once it is forgotten. */
  text: z.string().nullable(),
  reference: z.string().nullable(),
  filedAt: instant,
  acknowledgeBy: instant,
  acknowledgedAt: instant.nullable(),
  redressBy: instant,
  resolvedAt: instant.nullable(),
  reopenedAt: instant.nullable(),
  /** Until when a member may reopen it; null where that is over or not to be. */
  reopenUntil: instant.nullable(),
  /** Oldest first. */
  messages: z.array(grievanceMessage),
});
export type GrievanceView = z.infer<typeof grievanceView>;

/** What the desk sees beside it. */
export const grievanceRow = grievanceView.extend({
  /** Null for a visitor. */
  memberId: objectId.nullable(),
  name: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  /** What has to be done next by when; null when nobody waits. */
  dueBy: instant.nullable(),
  isOverdue: z.boolean(),
});
export type GrievanceRow = z.infer<typeof grievanceRow>;

export const fileGrievance = defineEndpoint({
  name: 'fileGrievance',
  method: 'POST',
  path: '/grievances',
  service: 'notification',
  access: 'public',
  status: 201,
  summary: 'File a grievance without a login; the ticket number and the mobile show its state',
  body: z.object({ name: personName, mobile: newMobile, email: optionalEmail, ...matter }),
  response: z.object({ ticket: z.string(), acknowledgeBy: instant, redressBy: instant }),
  errors: ['REQUEST.TOO_MANY'],
});

/** By POST: a mobile has no place in an address. */
export const lookUpGrievance = defineEndpoint({
  name: 'lookUpGrievance',
  method: 'POST',
  path: '/grievances/look-up',
  service: 'notification',
  access: 'public',
  summary:
    'The state of a ticket that was filed without a login; a wrong number and a wrong mobile get the same answer',
  body: z.object({ ticket: grievanceTicket, mobile: newMobile }),
  response: grievanceView,
  errors: ['GRIEVANCE.NOT_FOUND', 'REQUEST.TOO_MANY'],
});

export const fileOwnGrievance = defineEndpoint({
  name: 'fileOwnGrievance',
  method: 'POST',
  path: '/my/grievances',
  service: 'notification',
  access: 'member',
  status: 201,
  summary: "File a grievance; who the caller is comes from the token, name and mobile from the caller's account",
  body: z.object(matter),
  response: fileGrievance.response,
  errors: ['REQUEST.TOO_MANY'],
});

export const listOwnGrievances = defineEndpoint({
  name: 'listOwnGrievances',
  method: 'GET',
  path: '/my/grievances',
  service: 'notification',
  access: 'member',
  summary: "The caller's tickets with their messages, newest first; next page by the X-Next-Cursor header",
  query: pageQuery,
  response: z.array(grievanceView),
});

export const reopenGrievance = defineEndpoint({
  name: 'reopenGrievance',
  method: 'POST',
  path: '/my/grievances/:ticket/reopen',
  service: 'notification',
  access: 'member',
  owner: true,
  summary: 'Reopen an own ticket that was answered, once, within 15 days',
  params: z.object({ ticket: grievanceTicket }),
  body: z.object({ text }),
  response: grievanceView,
  errors: ['GRIEVANCE.NOT_FOUND', 'GRIEVANCE.STATE', 'GRIEVANCE.REOPEN_OVER'],
});

const desk = { service: 'notification', access: 'head' } as const;
const filter = z.enum(['open', ...grievanceStates]).optional();

export const listGrievances = defineEndpoint({
  ...desk,
  name: 'listGrievances',
  method: 'GET',
  path: '/admin/grievances',
  permission: ['grievances', 'read'],
  summary:
    'All tickets: who waits first, by what is due next, then those that are closed, latest first; next page by the X-Next-Cursor header',
  query: pageQuery.extend({
    state: filter,
    /** One alone, where a notice leads to it. */
    ticket: grievanceTicket.optional(),
    /** Of this member alone, newest first. */
    memberId: objectId.optional(),
  }),
  response: z.array(grievanceRow),
});

export const waitingGrievances = defineEndpoint({
  ...desk,
  name: 'waitingGrievances',
  method: 'GET',
  path: '/admin/waiting/grievances',
  permission: ['grievances', 'read'],
  summary: 'How many tickets are open; 100 means 100 or more',
  response: z.object({ grievances: waitingCount, since: z.object({ grievances: waitingSince }).optional() }),
});

const ticketParams = z.object({ ticket: grievanceTicket });
const answering = {
  ...desk,
  method: 'POST',
  permission: 'grievances',
  params: ticketParams,
  response: grievanceRow,
  errors: ['GRIEVANCE.NOT_FOUND', 'GRIEVANCE.STATE'],
} as const;

export const acknowledgeGrievance = defineEndpoint({
  ...answering,
  name: 'acknowledgeGrievance',
  path: '/admin/grievances/:ticket/acknowledge',
  audit: 'grievance-acknowledged',
  summary: 'Tell who filed it that it was read',
});

export const replyToGrievance = defineEndpoint({
  ...answering,
  name: 'replyToGrievance',
  path: '/admin/grievances/:ticket/reply',
  audit: 'grievance-answered',
  summary: 'Write to who filed it; acknowledges it too',
  body: z.object({ text: answerText }),
});

export const resolveGrievance = defineEndpoint({
  ...answering,
  name: 'resolveGrievance',
  path: '/admin/grievances/:ticket/resolve',
  audit: 'grievance-resolved',
  summary: 'Close it with the text of its redress; acknowledges it too',
  body: z.object({ text: answerText }),
});

export const grievancesCsv = defineEndpoint({
  ...desk,
  name: 'grievancesCsv',
  method: 'GET',
  path: '/admin/grievances.csv',
  permission: 'reports',
  audit: 'grievances-exported',
  stream: true,
  contentType: 'text/csv',
  summary:
    'The register with all clocks as a CSV file, in the order of ticket numbers, without what people wrote; recorded',
  query: z.object({ state: filter }),
  response: z.string(),
});
