import * as grievanceViews from '../grievance-endpoints.js';
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
  exampleOf(grievanceViews.fileGrievance, {
    request: { name: 'Asha Patil', mobile: '9876543210', ...matter },
    response: filed,
  }),
  exampleOf(grievanceViews.lookUpGrievance, { request: { ticket, mobile: '9876543210' }, response: grievance }),
  exampleOf(grievanceViews.fileOwnGrievance, { request: matter, response: filed }),
  exampleOf(grievanceViews.listOwnGrievances, { response: [grievance] }),
  exampleOf(grievanceViews.reopenGrievance, {
    request: { text: 'It has still not come.' },
    response: { ...grievance, state: 'Reopened', reopenedAt: moment },
  }),
  exampleOf(grievanceViews.listGrievances, { response: [row] }),
  exampleOf(grievanceViews.waitingGrievances, { response: { grievances: 3 } }),
  exampleOf(grievanceViews.acknowledgeGrievance, { response: row }),
  exampleOf(grievanceViews.replyToGrievance, { request: { text: 'We ask the bank.' }, response: row }),
  exampleOf(grievanceViews.resolveGrievance, { request: { text: 'It was paid today.' }, response: row }),
  exampleOf(grievanceViews.grievancesCsv, {
    response: 'Ticket,Category,State\r\nGR-2026-000123,money,Acknowledged\r\n',
  }),
];
