import type { PersonalKind, PlanName } from '@deepam/contracts';

export type Request =
  | { readonly kind: PersonalKind; readonly subject: string }
  /**
   * A member has at most one such request. A request for a higher plan stays open after the decision on a lower one.
   */
  | { readonly kind: PersonalKind; readonly aboutId: string; readonly plan?: PlanName };

export const requestKey = (request: Request): string =>
  'subject' in request
    ? `${request.kind}.${request.subject}`
    : [request.kind, request.aboutId, ...(request.plan === undefined ? [] : [request.plan])].join('.');
