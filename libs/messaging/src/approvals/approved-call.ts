import { type ApprovalContext, currentContext, requestContext, DomainError } from '@deepam/platform';
import type { ApprovalRequest } from './approval-request.schema.js';

export function runApproved<T>(approval: ApprovalContext, work: () => Promise<T>): Promise<T> {
  const context = currentContext();
  if (context === undefined) throw new Error('Only a request with a caller can be approved.');
  return requestContext.run({ ...context, approval }, work);
}

/** A change since the approval needs a new request. */
export async function asAllowed<T>({ _id: id, seen, decidedBy }: ApprovalRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await runApproved({ id, seen, approverId: decidedBy! }, work);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'APPROVAL.OUTDATED') return work();
    throw error;
  }
}
