import type { PersonalKind, PlanName } from '@deepam/contracts';

/** What the company is asked for, by the notification that tells of it. */
export type Request =
  /** An order, a payout or a consent. */
  | { readonly kind: PersonalKind; readonly subject: string }
  /** One of a member, who has no two of them; a request for a higher plan outlives the decision on a lower one. */
  | { readonly kind: PersonalKind; readonly aboutId: string; readonly plan?: PlanName };

export const requestKey = (request: Request): string =>
  'subject' in request
    ? `${request.kind}.${request.subject}`
    : [request.kind, request.aboutId, ...(request.plan === undefined ? [] : [request.plan])].join('.');
