import { currentContext, isStaff, may, newId, type Caller } from '@deepam/platform';
import type { BegunBy } from '../persistence/bulk-approval.schema.js';

export function begunBy(caller: Caller): BegunBy {
  const { memberId, isHead, sessionVersion, sessionId } = caller;
  const { address, correlationId = newId() } = currentContext() ?? {};
  return {
    ...{ memberId, isHead, isStaff: isStaff(caller), sessionVersion, correlationId },
    ...(sessionId !== undefined && { sessionId }),
    ...(address !== undefined && { address }),
    approvesMembers: may(caller, 'approve-members'),
  };
}
