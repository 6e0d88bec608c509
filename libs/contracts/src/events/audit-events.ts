import { auditEntry } from '../audit/audit-entry.js';
import { defineEvent } from './event.js';

/** Somebody did what is to be remembered. Every service but identity, which keeps the entries, says it; the id of the event is the id of the entry. */
export const auditRecorded = defineEvent('audit.audit-recorded', 1, auditEntry);
