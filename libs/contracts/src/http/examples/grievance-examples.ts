import * as grievanceViews from '../grievance-views.js';
import * as grievanceFilings from '../grievance-filing-endpoints.js';
import * as ownGrievances from '../own-grievance-endpoints.js';
import * as grievanceDesks from '../grievance-desk-endpoints.js';
import * as grievanceAnswers from '../grievance-answer-endpoints.js';
import { exampleOf, ids, moment } from './example.js';

const ticket = 'GR-2026-000123';
const acknowledgeBy = '2026-01-07T09:30:00.000Z';
const redressBy = '2026-02-05T18:30:00.000Z';
const matter = {
  category: 'money' as const,
  text: 'The payout of 2 January has not come.',
  reference: 'Payout of ₹250',
};

export const grievance: grievanceViews.GrievanceView = {
  ticket,
  ...matter,
  state: 'Acknowledged',
  filedAt: moment,
  acknowledgeBy,
  acknowledgedAt: moment,
  redressBy,
  resolvedAt: null,
  reopenedAt: null,
  reopenUntil: null,
  messages: [{ from: 'desk', text: 'We ask the bank, and write again tomorrow.', at: moment }],
};
const row = {
  ...grievance,
  memberId: ids.member,
  name: 'Asha Patil',
  mobile: '9876543210',
  email: null,
  dueBy: redressBy,
  isOverdue: false,
};
const filed = { ticket, acknowledgeBy, redressBy };

export const grievanceExamples = [
  exampleOf(grievanceFilings.fileGrievance, {
    request: { name: 'Asha Patil', mobile: '9876543210', ...matter },
    response: filed,
  }),
  exampleOf(grievanceFilings.lookUpGrievance, { request: { ticket, mobile: '9876543210' }, response: grievance }),
  exampleOf(grievanceFilings.fileOwnGrievance, { request: matter, response: filed }),
  exampleOf(ownGrievances.listOwnGrievances, { response: [grievance] }),
  exampleOf(ownGrievances.reopenGrievance, {
    request: { text: 'It has still not come.' },
    response: { ...grievance, state: 'Reopened', reopenedAt: moment },
  }),
  exampleOf(grievanceDesks.listGrievances, { response: [row] }),
  exampleOf(grievanceDesks.waitingGrievances, { response: { grievances: 3 } }),
  exampleOf(grievanceAnswers.acknowledgeGrievance, { response: row }),
  exampleOf(grievanceAnswers.replyToGrievance, { request: { text: 'We ask the bank.' }, response: row }),
  exampleOf(grievanceAnswers.resolveGrievance, { request: { text: 'It was paid today.' }, response: row }),
  exampleOf(grievanceDesks.grievancesCsv, {
    response: 'Ticket,Category,State\r\nGR-2026-000123,money,Acknowledged\r\n',
  }),
];
