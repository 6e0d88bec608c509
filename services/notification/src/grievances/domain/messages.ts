import { maxGrievanceMessages } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import type { GrievanceDocument } from '../persistence/grievance.schema.js';

/**
 * The last places are reserved for the redress, a reopening and its redress, so that a long ticket can still be closed.
 * @throws DomainError GRIEVANCE.STATE
 */
export function roomForReply({ messages, state }: Pick<GrievanceDocument, 'messages' | 'state'>): void {
  if (messages.length >= maxGrievanceMessages - 3) throw new DomainError('GRIEVANCE.STATE', { details: { state } });
}
