import * as auditTrail from '../audit-trail-endpoints.js';
import * as closing from '../closing-endpoints.js';
import * as memberAccounts from '../member-account-endpoints.js';
import * as savedViews from '../saved-view-endpoints.js';
import { exampleOf, ids, moment } from './example.js';
import { session } from './session-examples.js';

const views = {
  list: 'members' as const,
  revision: 1,
  views: [{ name: 'Silver, waiting over 2 days', query: 'plan=Silver&show=plan-requests' }],
};

export const accountDeskExamples = [
  exampleOf(savedViews.savedViews, { response: [views] }),
  exampleOf(savedViews.saveViews, { request: { ...views, revision: 0 }, response: views }),
  exampleOf(memberAccounts.memberAccount, {
    response: {
      suspension: { since: moment, reason: 'Sold wicks of another maker.' },
      changes: [
        { _id: ids.request, kind: 'suspended', at: moment, byId: ids.member, reason: 'Sold wicks of another maker.' },
      ],
    },
  }),
  exampleOf(memberAccounts.suspendMember, {
    request: { reason: 'Sold wicks of another maker.' },
    response: { message: 'The member is suspended.' },
  }),
  exampleOf(memberAccounts.reinstateMember, {
    request: { reason: 'It was cleared up.' },
    response: { message: 'The member may log in again.' },
  }),
  exampleOf(closing.closeMemberAccount, {
    request: { writtenOff: 250, reason: 'The member has left and does not answer.' },
    response: { message: 'The account is closed, and its debt is written off.' },
  }),
  exampleOf(memberAccounts.correctMobile, {
    request: { mobile: '9876543211' },
    response: { message: 'The mobile number is corrected.' },
  }),
  exampleOf(closing.closeAccount, {
    request: { waivedAmount: 37.5, waiver: 'I give up the rest of my commission.' },
    response: { message: 'Your account is closed.' },
  }),
  exampleOf(auditTrail.listAuditTrail, {
    response: [
      {
        _id: '65f0000000000000000000f1',
        at: moment,
        kind: 'plan-approved',
        actor: { kind: 'head', id: ids.head, name: 'Lakshmi Rao' },
        sessionId: session._id,
        address: '203.0.113.7',
        member: { _id: ids.member, name: 'Asha Patil' },
        subject: { kind: 'sale', id: ids.sale },
        before: { plan: null, isApproved: true },
        after: { plan: 'Silver', payment: 'received', amount: 1500, isApproved: true },
      },
    ],
  }),
  exampleOf(auditTrail.auditTrailCsv, { response: 'When (IST),What,By\n2026-01-05 15:00:00,plan-approved,head\n' }),
  exampleOf(auditTrail.documentOpenings, {
    response: [
      {
        _id: '65f0000000000000000000f2',
        at: moment,
        what: 'scan-opened',
        by: { kind: 'head', name: 'Lakshmi Rao' },
        asOwner: false,
        others: [],
      },
    ],
  }),
];
