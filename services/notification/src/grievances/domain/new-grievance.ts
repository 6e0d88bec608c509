import type { BodyOf, fileOwnGrievance } from '@deepam/contracts';
import { acknowledgeBy, redressBy } from './clocks.js';
import { placed } from './steps.js';
import type { GrievanceDocument } from '../persistence/grievance.schema.js';

export type GrievanceInput = BodyOf<typeof fileOwnGrievance>;
export type Person = Pick<GrievanceDocument, 'memberId' | 'name' | 'mobile' | 'email'>;

export const newGrievance = (
  ticket: string,
  person: Person,
  { category, text, reference }: GrievanceInput,
  filedAt: Date,
): GrievanceDocument =>
  placed({
    _id: ticket,
    ...person,
    category,
    text,
    reference: reference || null,
    messages: [],
    state: 'Received',
    filedAt,
    acknowledgeBy: acknowledgeBy(filedAt),
    acknowledgedAt: null,
    redressBy: redressBy(filedAt),
    resolvedAt: null,
    reopenedAt: null,
    closedAt: null,
    forgottenAt: null,
    alarmed: [],
  });
