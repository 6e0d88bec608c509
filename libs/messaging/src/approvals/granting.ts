import { type Granting, currentContext, requestContext, DomainError } from '@deepam/platform';
import type { ApprovalRequest } from './approval-request.schema.js';

/** Runs the work with the context of an approved call. */
export function granting<T>(agreed: Granting, work: () => Promise<T>): Promise<T> {
  const context = currentContext();
  if (context === undefined) throw new Error('Only a request of somebody can be granted.');
  return requestContext.run({ ...context, granting: agreed }, work);
}

/** A change since the approval needs a new request. */
export async function asAllowed<T>({ _id: id, seen, decidedBy }: ApprovalRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await granting({ id, seen, other: { grantedBy: decidedBy! } }, work);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'APPROVAL.OUTDATED') return work();
    throw error;
  }
}
