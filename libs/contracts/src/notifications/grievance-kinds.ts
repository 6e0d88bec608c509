import { defineKinds } from './notification-kind.js';

const own = {
  to: 'member',
  group: 'grievance',
  changes: ['listOwnGrievances'],
  page: '/contact#grievances',
} as const;

const desk = {
  to: 'head',
  group: 'requests',
  changes: ['listGrievances', 'waitingGrievances'],
  page: '/grievances',
  opens: '/grievances?ticket={ticket}',
} as const;

/** No notification quotes a message: members read it after the login. */
export const grievanceKinds = defineKinds({
  'grievance-acknowledged': {
    ...own,
    title: 'Grievance acknowledged',
    body: 'We have read your grievance {ticket} and are working on it.',
  },
  'grievance-answered': {
    ...own,
    title: 'Answer to your grievance',
    body: 'We have written to you about your grievance {ticket}.',
  },
  'grievance-resolved': {
    ...own,
    title: 'Grievance resolved',
    body: 'Your grievance {ticket} is resolved. Please read the answer.',
  },
  'grievance-filed': {
    ...desk,
    title: 'New grievance',
    body: 'Grievance {ticket} was filed. Acknowledge it within 48 hours.',
  },
  'grievance-reopened': {
    ...desk,
    title: 'Grievance reopened',
    body: 'Grievance {ticket} was reopened: the answer did not help.',
  },
  'grievance-acknowledge-soon': {
    ...desk,
    title: 'Grievance to acknowledge',
    body: 'Grievance {ticket} must be acknowledged within 12 hours.',
  },
  'grievance-acknowledge-late': {
    ...desk,
    title: 'Grievance overdue',
    body: 'Grievance {ticket} was not acknowledged within 48 hours.',
  },
  'grievance-redress-soon': {
    ...desk,
    title: 'Grievance to resolve',
    body: 'Grievance {ticket} must be resolved within 5 days.',
  },
  'grievance-redress-late': {
    ...desk,
    title: 'Grievance overdue',
    body: 'Grievance {ticket} was not resolved within a month.',
  },
});
