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
  /** One of `auditKinds`, or a later one. */
  kind: z.string(),
  actor: z.object({
    kind: z.enum(auditActorKinds),
    /** Of a person: the account; of a service: its name. */
    id: z.string().nullable(),
    /** As it is now; null where there is none. */
    name: z.string().nullable(),
  }),
  sessionId: sessionId.nullable(),
  address,
  /** Whom it is about. */
  member: z.object({ _id: objectId, name: z.string().nullable() }).nullable(),
  subject,
  before,
  after,
});
export type AuditView = z.infer<typeof auditView>;

const auditChoice = z.object({
  /** Who did it. */
  person: objectId.optional(),
  /** Whom it is about. */
  member: objectId.optional(),
  kind: z.enum(auditKinds).optional(),
  from: instant.optional(),
  /** Not at this instant any more. */
  to: instant.optional(),
});

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
  stream: true,
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
  /** It happened in a login of the account itself, whose password came from the person who is named. */
  asOwner: z.boolean(),
  /** Others who may have used that login: they made the account, or set its mobile or its password. */
  others: z.array(opener),
});
export type DocumentOpening = z.infer<typeof documentOpening>;

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

/** Only the gateway sees that a file is opened: without this there is no file. */
export const noteFileOpened = defineEndpoint({
  name: 'noteFileOpened',
  method: 'POST',
  path: '/internal/files-opened',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Somebody opens the scan of a paper',
  body: z.object({
    key: z.string().min(1).max(200),
    /** Whose link it is. */
    memberId: objectId,
    sessionId: sessionId.nullable(),
  }),
  response: message,
  errors: ['IDENTITY.NUMBERS_HELD'],
});
