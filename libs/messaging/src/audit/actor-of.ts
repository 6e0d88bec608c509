import type { AuditActor } from '@deepam/contracts';
import type { RequestContext } from '@deepam/platform';

/**
 * The actor of the context, which only a login or a token check sets.
 * @param service the actor of work without a caller
 */
export function actorOf(context: RequestContext | undefined, service: string): AuditActor {
  if (context?.isOperator === true) return { kind: 'operator', id: null };
  const { memberId, sessionVersion, isHead, isStaff, address } = context ?? {};
  if (memberId === undefined) return address === undefined ? { kind: 'service', id: service } : stranger;
  // A service's token has no session.
  if (sessionVersion === undefined) return { kind: 'service', id: memberId };
  if (isHead === true) return { kind: 'head', id: memberId };
  return { kind: isStaff === true ? 'staff' : 'member', id: memberId };
}

const stranger: AuditActor = { kind: 'stranger', id: null };
