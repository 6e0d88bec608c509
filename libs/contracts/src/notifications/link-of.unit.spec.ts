import { expect, it } from '@jest/globals';
import { linkOf } from './link-of.js';
import { type PersonalKind, personalKinds } from './notification-kinds.js';

const id = '6650f1a2b3c4d5e6f7a8b9c0';
const member = '6650f1a2b3c4d5e6f7a8b9c1';
const facts = { subject: id, aboutId: member, params: { plan: 'Gold', ticket: 'GR-2026-000123' } };

it.each([
  ['cotton-approved', `/cotton/${id}`],
  ['return-requested', `/dashboard?order=${id}#cotton`],
  ['payout-rejected', `/dashboard?payout=${id}`],
  ['payout-requested', `/dashboard?payout=${id}#payouts`],
  ['transfer-paid', `/dashboard?payout=${id}`],
  ['transfer-to-record', `/payables?payable=${id}`],
  ['transfer-returned', `/payables?payable=${id}`],
  ['transfer-paid-twice', `/payables?payable=${id}`],
  ['plan-requested', `/network?member=${member}`],
  ['member-registered', `/network?member=${member}`],
  ['plan-rejected', '/plans'],
  ['cotton-sent', `/cotton/${facts.subject}`],
  ['commission-credited', '/wallet'],
  ['commission-reversed', '/statement'],
  ['grievance-filed', '/grievances?ticket=GR-2026-000123'],
  ['grievance-resolved', '/contact#grievances'],
  ['bank-details-changed', '/profile'],
] as const)('the link of a notification of %s leads to %s', (kind, link) => {
  expect(linkOf(kind, facts)).toBe(link);
});

it('the link of a notification leads to its object after several events on that object', () => {
  const link = linkOf('transfer-returned', { ...facts, subject: `${id}.01J5X` });
  expect(link).toBe(`/payables?payable=${id}`);
});

it('the link of an older notification without details leads to the page', () => {
  expect(linkOf('plan-requested', { ...facts, aboutId: undefined })).toBe('/network?show=plan-requests');
  expect(linkOf('plan-approved', { ...facts, params: {} })).toBe('/dashboard');
  expect(linkOf('payout-requested', { ...facts, subject: '01J5X.1' })).toBe('/dashboard#payouts');
});

it.each(Object.keys(personalKinds) as PersonalKind[])('the link of %s is an address of ours', (kind) => {
  expect(linkOf(kind, facts)).toMatch(/^\/[a-z-]+(\/[0-9a-f]{24})?(\?[a-z]+=[a-zA-Z0-9-]+)?(#\w+)?$/);
});
