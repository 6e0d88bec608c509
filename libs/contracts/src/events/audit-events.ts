import { auditEntry } from '../audit/audit-entry.js';
import { defineEvent } from './event.js';

/**
 * Every service except identity publishes this event; identity stores the entries. The id of the event is the id of
 * the entry.
 */
export const auditRecorded = defineEvent('audit.audit-recorded', 1, auditEntry);
