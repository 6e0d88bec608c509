import type { approvePlan, BodyOf } from '@deepam/contracts';

export type PlanDecision = BodyOf<typeof approvePlan>;
