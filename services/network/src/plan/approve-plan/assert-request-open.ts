import { DomainError } from '@deepam/platform';
import type { Membership } from '../../membership/persistence/membership.schema.js';
import { planError, requestError } from '../domain/plan-rules.js';
import type { PlanDecision } from './plan-decision.js';

export function assertRequestOpen(member: Membership, { plan, requestId }: PlanDecision): void {
  const { planRequest } = member;
  const error = requestError(planRequest, requestId) ?? planError(member, plan, 'grant');
  if (error) throw new DomainError(error);
  if (requestId === undefined || planRequest?.plan === plan) return;
  const message = `The request is for the ${planRequest?.plan} plan. Please set another one with Update Plan.`;
  throw new DomainError('NETWORK.REQUEST_CHANGED', { message, details: { requestedPlan: planRequest?.plan } });
}
