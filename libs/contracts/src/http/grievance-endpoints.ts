import { z } from 'zod';
import { grievanceCategories, grievanceStates, maxGrievanceText } from '../grievances.js';
import {
  instant,
  objectId,
  typedText,
  newMobile,
  optionalEmail,
  personName,
  pageQuery,
  waitingCount,
  waitingSince,
} from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';

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
  /** The text is null after it is erased. */
  text: z.string().nullable(),
  reference: z.string().nullable(),
  filedAt: instant,
  acknowledgeBy: instant,
  acknowledgedAt: instant.nullable(),
  redressBy: instant,
  resolvedAt: instant.nullable(),
  reopenedAt: instant.nullable(),
  /** A member may reopen the ticket until this time; it is null if the member can't. */
  reopenUntil: instant.nullable(),
  messages: z.array(grievanceMessage),
});

export type GrievanceView = z.infer<typeof grievanceView>;

export const grievanceRow = grievanceView.extend({
  /** The id is null for a visitor. */
  memberId: objectId.nullable(),
  name: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  /** The next step is due at this time; it is null if no step is due. */
  dueBy: instant.nullable(),
  isOverdue: z.boolean(),
});

export type GrievanceRow = z.infer<typeof grievanceRow>;

const matter = {
  category: z.enum(grievanceCategories, 'Please choose what it is about.'),
  text: grievanceText,
  reference: typedText(60).optional(),
};

/** A token has no effect: members use `POST /my/grievances`. */
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

/** The method is POST, because a mobile must not appear in a URL. */
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
  body: z.object({ text: grievanceText }),
  response: grievanceView,
  errors: ['GRIEVANCE.NOT_FOUND', 'GRIEVANCE.STATE', 'GRIEVANCE.REOPEN_OVER'],
});

export const grievanceDesk = { service: 'notification', access: 'head' } as const;

const filter = z.enum(['open', ...grievanceStates]).optional();

/** Open tickets come first, by the next due time; then closed ones, latest first. */
export const listGrievances = defineEndpoint({
  ...grievanceDesk,
  name: 'listGrievances',
  method: 'GET',
  path: '/admin/grievances',
  permission: ['grievances', 'read'],
  summary:
    'All tickets: who waits first, by what is due next, then those that are closed, latest first; next page by the X-Next-Cursor header',
  query: pageQuery.extend({
    state: filter,
    /** The filter lists only this ticket, for a link from a notification. */
    ticket: grievanceTicket.optional(),
    memberId: objectId.optional(),
  }),
  response: z.array(grievanceRow),
});

export const waitingGrievances = defineEndpoint({
  ...grievanceDesk,
  name: 'waitingGrievances',
  method: 'GET',
  path: '/admin/waiting/grievances',
  permission: ['grievances', 'read'],
  summary: 'How many tickets are open; 100 means 100 or more',
  response: z.object({
    grievances: waitingCount,
    /** The oldest open ticket was filed or reopened at this time; it is null if none is open. */
    since: z.object({ grievances: waitingSince }).optional(),
  }),
});

export const grievancesCsv = defineEndpoint({
  ...grievanceDesk,
  name: 'grievancesCsv',
  method: 'GET',
  path: '/admin/grievances.csv',
  permission: 'reports',
  audit: 'grievances-exported',
  isStream: true,
  contentType: tableContent,
  summary:
    'The register with all clocks as a file, CSV or XLSX, in the order of ticket numbers, without what people wrote; recorded',
  query: z.object({ state: filter }).extend(inFormat.shape),
  response: z.string(),
});

const answerText = typedText(maxGrievanceText, 'Please write an answer.').min(1, 'Please write an answer.');

const ticketParams = z.object({ ticket: grievanceTicket });

const answering = {
  ...grievanceDesk,
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

/** The last three of 50 messages are reserved for the redress and a reopening. */
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
