import { expect, it } from '@jest/globals';
import { approvalCalls } from '../approvals.js';
import { z } from 'zod';
import * as contracts from '../index.js';
import { serviceNames } from './endpoint.js';
import { endpointsOf } from './endpoints-of.js';
import { allEndpoints } from './endpoints.js';
import { tableContent } from './table-format.js';

const oldCalls = `
POST /user/login
POST /user/enroll-upi
POST /user/requestplanProof
GET /plans
POST /member/add
POST /user/register
GET /notifications
GET /notifications/latest-unread
PUT /notifications/mark-read/:id
PUT /notifications/mark-all-read
POST /member/commission-request
GET /member/commissions
POST /member/update-commission-status
GET /member/cotton/orders
GET /member/cotton/network-orders
PUT /member/cotton/orders/:id
PUT /member/cotton/orders/:id/return
POST /member/cotton/orders/:id/return
POST /member/cotton/request
POST /member/earnings/add
GET /member/dashboard
GET /member/network
POST /member/approve-registration
DELETE /member/delete-member/:id
POST /admin/approve/plan
GET /user/profile
PUT /user/profile
POST /user/upload-avatar
POST /user/upload-idproof
POST /user/upload-panidproof
PUT /user/change-password
`
  .trim()
  .split('\n');

const routes = allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);

it.each(oldCalls)('the call %s exists', (call) => expect(routes).toContain(call));

it('no route and no name is given twice', () => {
  const names = allEndpoints.map((endpoint) => endpoint.name);
  expect(new Set(routes).size).toBe(routes.length);
  expect(new Set(names).size).toBe(names.length);
});

it.each(serviceNames)('the list of %s has its calls and no others', async (service) => {
  const own = await endpointsOf(service);
  expect(own.length).toBeGreaterThan(0);
  expect(own).toEqual(allEndpoints.filter((endpoint) => endpoint.service === service));
});

it('each exported call is listed', () => {
  const exported = Object.values<unknown>(contracts).filter(
    (value) => typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
  );
  expect(new Set(allEndpoints)).toEqual(new Set(exported));
});

it('every call of the head names the permission for staff, except calls that only the head may make', () => {
  const silent = allEndpoints.filter(({ access, permission }) => access === 'head' && permission === undefined);
  expect(silent.map(({ name }) => name)).toEqual(['closeMemberAccount']);
});

it('each call that may need approval is audited work of staff, and appears in the lists of pending requests', () => {
  const guarded = allEndpoints.filter(({ mayNeedApproval }) => mayNeedApproval === true);
  expect(guarded.map(({ name }) => name).toSorted()).toEqual(approvalCalls.toSorted());
  expect(guarded.filter(({ access, audit }) => access !== 'head' || audit === undefined)).toEqual([]);
});

it('nothing that needs no login, or is between services, names a permission', () => {
  const open = allEndpoints.filter(({ access }) => access === 'public' || access === 'service');
  expect(open.filter(({ permission, allowsAllStaff }) => permission !== undefined || allowsAllStaff === true)).toEqual(
    [],
  );
});

it('staff without any permission reach their own login and notifications, and nothing else', () => {
  const open = allEndpoints.filter(({ allowsAllStaff }) => allowsAllStaff === true);
  expect(open.filter(({ path }) => !/^\/(user|notifications)(\/|$)/.test(path))).toEqual([]);
  expect(open.filter(({ access }) => access !== 'member')).toEqual([]);
});

it('every change by the head leaves an audit entry', () => {
  const changing = allEndpoints.filter(({ access, method }) => access === 'head' && method !== 'GET');
  const onlyLooking = ['previewBankAnswer', 'previewBankFile', 'previewBankStatement'];
  const unnamed = changing.filter(({ audit }) => audit === undefined).map(({ name }) => name);
  expect(unnamed.toSorted()).toEqual(onlyLooking);
});

it('every change by a logged-in user leaves an audit entry, or is listed here', () => {
  const recordedByWhatChanged = [
    'giveKycConsent',
    'withdrawKycConsent',
    'updateProfile',
    'uploadAvatar',
    'uploadIdProof',
    'uploadPanIdProof',
    'reauthenticate',
    'passkeyReauthenticate',
  ];
  const askedOfTheHead = [
    'commissionRequest',
    'enrollUpi',
    'requestCotton',
    'requestPlanProof',
    'requestReturn',
    'requestCancellation',
    'withdrawCancellation',
  ];
  const ownGrievances = ['fileOwnGrievance', 'reopenGrievance'];
  const ownNotifications = [
    'markAllRead',
    'markRead',
    'setNotificationPreferences',
    'subscribePush',
    'unsubscribePush',
  ];
  const ownView = ['saveViews'];
  const nothingYet = ['beginSecondFactor', 'beginPasskey', 'beginPasskeyUse'];
  const changing = allEndpoints.filter(
    ({ access, method }) => method !== 'GET' && !['head', 'public', 'service'].includes(access),
  );
  const unnamed = changing.filter(({ audit }) => audit === undefined).map(({ name }) => name);
  const known = [
    ...recordedByWhatChanged,
    ...askedOfTheHead,
    ...ownGrievances,
    ...ownNotifications,
    ...ownView,
    ...nothingYet,
  ];
  expect(unnamed.toSorted()).toEqual(known.toSorted());
});

it('internal calls are for services only; the one that issues their tokens asks for none', () => {
  const open = allEndpoints.filter(({ isInternal, access }) => (isInternal === true) !== (access === 'service'));
  expect(open.map(({ name, isInternal }) => ({ name, isInternal }))).toEqual([
    { name: 'issueServiceToken', isInternal: true },
  ]);
});

it('services call each other only for these reasons (docs/decisions/0028)', () => {
  const internal = allEndpoints.filter((endpoint) => endpoint.isInternal === true);
  expect(internal.map(({ name, service }) => `${name} of ${service}`).toSorted()).toEqual([
    'accountNames of identity',
    'accountsWith of identity',
    'auditedCredits of network',
    'auditedOrders of cotton-order',
    'auditedSales of network',
    'checkSponsor of network',
    'deletedMembers of network',
    'holdMoney of commission',
    'holdOrders of cotton-order',
    'holdPlace of network',
    'issueServiceToken of identity',
    'noteFileOpened of identity',
    'placeMember of network',
    'reservePaymentReference of network',
    'revealBankDetails of identity',
    'revealBatchDetails of identity',
    'revealPans of identity',
    'sessionRevocations of identity',
    'sessionsSeen of identity',
  ]);
});

it('every table of a call is offered as a workbook, too', () => {
  const tables = allEndpoints.filter(({ contentType }) => [contentType].flat().includes('text/csv'));
  expect(tables.length).toBeGreaterThan(9);
  for (const { query, contentType } of tables) {
    expect(query).toBeInstanceOf(z.ZodObject);
    expect((query as z.ZodObject).shape).toHaveProperty('format');
    expect(contentType).toEqual(tableContent);
  }
});
