import { z } from 'zod';
import { auditActorKinds, auditEntry } from '../audit/audit-entry.js';
import { auditKinds, openingKinds } from '../audit/audit-kinds.js';
import { instant, message, objectId, pageQuery } from '../primitives.js';
import { sessionId } from '../token.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';

const { subject, before, after, address } = auditEntry.shape;

export const auditView = z.object({
  _id: objectId,
  at: instant,
  kind: z.string(),
  actor: z.object({
    kind: z.enum(auditActorKinds),
    id: z.string().nullable(),
    /** The present name is null for an account without one. */
    name: z.string().nullable(),
  }),
  sessionId: sessionId.nullable(),
  address,
  member: z.object({ _id: objectId, name: z.string().nullable() }).nullable(),
  subject,
  before,
  after,
});
export type AuditView = z.infer<typeof auditView>;

const auditChoice = z.object({
  /** The person is the actor. */
  person: objectId.optional(),
  member: objectId.optional(),
  kind: z.enum(auditKinds).optional(),
  from: instant.optional(),
  /** The end is exclusive. */
  to: instant.optional(),
});

/**
 * A new entry is listed within two seconds. Names are the present ones; a changed number is shown as XXXX, and typed
 * texts lose long numbers.
 */
export const listAuditTrail = defineEndpoint({
  name: 'listAuditTrail',
  method: 'GET',
  path: '/admin/audit',
  service: 'identity',
  access: 'head',
  permission: 'reports',
  summary: 'Who did what to whom, newest first; next page by the X-Next-Cursor header',
  query: pageQuery.extend(auditChoice.shape),
  response: z.array(auditView),
});

export const auditTrailCsv = defineEndpoint({
  name: 'auditTrailCsv',
  method: 'GET',
  path: '/admin/audit.csv',
  service: 'identity',
  access: 'head',
  permission: 'reports',
  audit: 'audit-trail-exported',
  isStream: true,
  contentType: tableContent,
  summary: 'All entries that the filters leave, newest first, as a file, CSV or XLSX; recorded',
  query: auditChoice.extend(inFormat.shape),
  response: z.string(),
});

const opener = z.object({ kind: z.enum(auditActorKinds), name: z.string().nullable() });

export const documentOpening = z.object({
  _id: objectId,
  at: instant,
  what: z.enum(openingKinds),
  by: opener,
  /** The link belongs to a login of the account itself, whose password came from the named person. */
  asOwner: z.boolean(),
  /** These people may also have used that login: they made the account, or set its mobile or its password. */
  others: z.array(opener),
});
export type DocumentOpening = z.infer<typeof documentOpening>;

/**
 * The list has the other people who saw the caller's numbers in clear, opened a scan or gave a temporary password,
 * newest first.
 */
export const documentOpenings = defineEndpoint({
  name: 'documentOpenings',
  method: 'GET',
  path: '/user/document-openings',
  service: 'identity',
  access: 'member',
  summary:
    "Who, in addition to the caller, opened the caller's documents or could have, newest first; next page by the X-Next-Cursor header",
  query: pageQuery,
  response: z.array(documentOpening),
});

/**
 * Only the gateway sees that a file is opened. The gateway delivers no file before this call succeeds. Openings by the
 * owner are recorded only in the 30 days after another person gave the password.
 */
export const noteFileOpened = defineEndpoint({
  name: 'noteFileOpened',
  method: 'POST',
  path: '/internal/files-opened',
  service: 'identity',
  access: 'service',
  isInternal: true,
  summary: 'Somebody opens the scan of a paper',
  body: z.object({
    key: z.string().min(1).max(200),
    memberId: objectId,
    sessionId: sessionId.nullable(),
  }),
  response: message,
  errors: ['IDENTITY.NUMBERS_HELD'],
});
