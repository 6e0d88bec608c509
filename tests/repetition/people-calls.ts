import {
  accountClosed,
  addMember,
  approvePlan,
  approveRegistration,
  changeOneAccountRule,
  changePassword,
  closeAccount,
  correctMobile,
  deleteMember,
  dismissPasswordRequest,
  endMemberSession,
  endMemberSessions,
  endOtherSessions,
  endSession,
  enrollUpi,
  forgotPassword,
  giveTemporaryPassword,
  giveKycConsent,
  kycConsentChanged,
  kycConsentVersion,
  login,
  logout,
  memberApproved,
  memberDeleted,
  memberRegistered,
  memberReinstated,
  memberSuspended,
  mobileCorrected,
  passwordRequestDismissed,
  planApproved,
  planRejected,
  planRequested,
  profileChanged,
  reauthenticate,
  register,
  reinstateMember,
  rejectPlan,
  releasePaymentReference,
  requestPlanProof,
  saveViews,
  sessionsRevoked,
  suspendMember,
  temporaryPasswordGiven,
  updateProfile,
  uploadAvatar,
  uploadIdProof,
  uploadPanIdProof,
  withdrawKycConsent,
} from '@deepam/contracts';
import { receiptPng } from '@deepam/api-client';
import { anyUtr, freshMobile, password } from '@deepam/testing';
import { missingId, type Scene } from '../access/scene.js';
import type { AnyInput } from '../world/call-any.js';
import type { Cast } from '../world/cast.js';
import { pinSignInCalls } from './pin-sign-in-calls.js';
import { passkeyCalls } from './passkey-calls.js';
import { countIn, repeated, published, withBody, type RepeatedCall } from './repeated-call.js';
import { secondFactorCalls } from './second-factor-calls.js';

const person = () => ({ name: 'Asha Patil', mobile: freshMobile(), password });
const otherPicture = receiptPng(1, '999999999999');
const withFile = (field: string) => (input: AnyInput) => ({ ...input, files: { [field]: otherPicture } });
const somebodyNew = async ({ cast }: Scene) => (await cast.test.newcomer(cast.bystander)).memberId;

async function rejectedUtr({ test, bystander, people }: Cast, planProof: Buffer): Promise<string> {
  const utr = anyUtr();
  const { token, memberId: userId } = await test.newcomer(bystander);
  await test.api.call(requestPlanProof, { token, body: { plan: 'Silver', utr }, files: { planProof } });
  await test.api.call(rejectPlan, { token: people.head.token, body: { userId, reason: 'No such payment.' } });
  return utr;
}

export const peopleCalls: readonly RepeatedCall[] = [
  repeated(saveViews, {
    as: 'Gold',
    input: () => ({ body: { list: 'bank-lines', revision: 0, views: [] } }),
    effects: null,
    other: withBody({ list: 'payouts' }),
  }),
  repeated(login, {
    as: 'nobody',
    input: async ({ have, cast }) => ({ body: { mobile: await have.mobile(cast.people.Gold), password } }),
    effects: null,
    other: withBody({ password: 'another one' }),
  }),
  // A second request updates the time of the first.
  repeated(forgotPassword, {
    as: 'nobody',
    input: async ({ have, cast }) => ({ body: { mobile: await have.mobile(cast.bystander) } }),
    effects: null,
    other: withBody({ mobile: freshMobile() }),
  }),
  repeated(dismissPasswordRequest, {
    as: 'head',
    input: async ({ cast, have }) => ({
      params: { id: await have.passwordRequest(await cast.test.newcomer(cast.bystander)) },
      body: { reason: 'The number is no longer theirs.' },
    }),
    effects: published('identity', passwordRequestDismissed),
    other: withBody({ reason: 'Another reason.' }),
  }),
  repeated(giveTemporaryPassword, {
    as: 'head',
    input: async (scene) => ({ params: { id: await somebodyNew(scene) } }),
    effects: published('identity', temporaryPasswordGiven),
    other: (input) => ({ ...input, params: { id: missingId } }),
    answersOnce: true,
  }),
  repeated(correctMobile, {
    as: 'head',
    input: async (scene) => ({ params: { id: await somebodyNew(scene) }, body: { mobile: freshMobile() } }),
    effects: published('identity', mobileCorrected),
    other: withBody({ mobile: freshMobile() }),
  }),
  repeated(suspendMember, {
    as: 'head',
    input: async (scene) => ({ params: { id: await somebodyNew(scene) }, body: { reason: 'Another maker.' } }),
    effects: published('identity', memberSuspended),
    other: withBody({ reason: 'Another reason.' }),
  }),
  repeated(reinstateMember, {
    as: 'head',
    input: async (scene) => ({
      params: { id: await scene.have.suspended(await somebodyNew(scene)) },
      body: { reason: 'It was cleared up.' },
    }),
    effects: published('identity', memberReinstated),
    other: withBody({ reason: 'Another reason.' }),
  }),
  repeated(register, {
    as: 'nobody',
    input: ({ cast }) => ({ body: { ...person(), referralCode: cast.people.Gold.referralCode } }),
    effects: published('identity', memberRegistered),
    other: withBody({ name: 'Somebody Else' }),
  }),
  repeated(addMember, {
    as: 'Gold',
    input: ({ have }) => ({ body: { ...person(), plan: 'Bronze' }, files: { planProof: have.picture } }),
    effects: published('identity', memberRegistered),
    other: withFile('planProof'),
  }),
  repeated(updateProfile, {
    as: 'Gold',
    input: () => ({ body: { address: 'Satara' } }),
    effects: published('identity', profileChanged),
    other: withBody({ address: 'Pune' }),
  }),
  repeated(changeOneAccountRule, {
    as: 'head',
    input: async ({ have }) => ({ body: await have.sameRule() }),
    effects: countIn('identity', 'one_account_rules'),
    other: withBody({ version: 99 }),
  }),
  ...(
    [
      [uploadAvatar, 'avatar'],
      [uploadIdProof, 'idProof'],
      [uploadPanIdProof, 'panidProof'],
    ] as const
  ).map(([endpoint, field]) =>
    repeated(endpoint, {
      as: 'Gold',
      input: ({ have }) => ({ files: { [field]: have.picture } }),
      effects: published('identity', profileChanged),
      other: withFile(field),
    }),
  ),
  repeated(giveKycConsent, {
    as: 'Silver',
    input: () => ({ body: { version: kycConsentVersion } }),
    effects: published('identity', kycConsentChanged),
    other: withBody({ version: kycConsentVersion + 1 }),
  }),
  repeated(withdrawKycConsent, {
    as: 'newcomer',
    input: () => ({}),
    effects: published('identity', kycConsentChanged),
    other: null,
  }),
  repeated(enrollUpi, {
    // The caller has no begun payment for this plan, which would prevent a new one.
    as: 'newcomer',
    input: () => ({ body: { plan: 'Gold' } }),
    effects: countIn('network', 'enrolments'),
    other: withBody({ plan: 'Silver' }),
  }),
  repeated(requestPlanProof, {
    as: 'Bronze',
    input: ({ have }) => ({ body: { plan: 'Gold' }, files: { planProof: have.picture } }),
    effects: published('network', planRequested),
    other: withFile('planProof'),
  }),
  repeated(approveRegistration, {
    as: 'head',
    input: async (scene) => ({ body: { userId: await somebodyNew(scene) } }),
    effects: published('network', memberApproved),
    other: withBody({ userId: missingId }),
  }),
  repeated(deleteMember, {
    as: 'head',
    input: async (scene) => ({ params: { id: await somebodyNew(scene) } }),
    effects: published('network', memberDeleted),
    other: (input) => ({ ...input, params: { id: missingId } }),
  }),
  repeated(approvePlan, {
    as: 'head',
    input: async (scene) => ({ body: { userId: await somebodyNew(scene), plan: 'Gold' } }),
    effects: published('network', planApproved),
    other: withBody({ plan: 'Silver' }),
  }),
  repeated(rejectPlan, {
    as: 'head',
    input: async ({ cast, have }) => {
      const userId = await have.planRequest(await cast.test.newcomer(cast.bystander));
      return { body: { userId, reason: 'The proof cannot be read.' } };
    },
    effects: published('network', planRejected),
    other: withBody({ reason: 'Another reason.' }),
  }),
  repeated(releasePaymentReference, {
    as: 'head',
    input: async ({ cast, have }) => ({ body: { utr: await rejectedUtr(cast, have.picture), reason: 'Mistyped.' } }),
    effects: countIn('network', 'released_references'),
    other: withBody({ reason: 'Another reason.' }),
  }),
  repeated(reauthenticate, {
    as: 'Silver',
    input: () => ({ body: { password } }),
    effects: null,
    other: withBody({ password: 'another password' }),
  }),
  ...secondFactorCalls,
  ...passkeyCalls,
  ...pinSignInCalls,
  repeated(logout, {
    as: 'newcomer',
    input: () => ({}),
    effects: published('identity', sessionsRevoked),
    other: null,
    endsSession: true,
  }),
  repeated(endOtherSessions, {
    as: 'newcomer',
    input: () => ({}),
    effects: published('identity', sessionsRevoked),
    other: null,
    endsSession: true,
  }),
  repeated(endSession, {
    as: 'Gold',
    input: async ({ self, have }) => ({ params: { id: await have.session(self) } }),
    effects: published('identity', sessionsRevoked),
    other: (input) => ({ ...input, params: { id: missingId } }),
  }),
  repeated(endMemberSession, {
    as: 'head',
    input: async ({ other, have }) => ({ params: { id: other.memberId, sessionId: await have.session(other) } }),
    effects: published('identity', sessionsRevoked),
    other: (input) => ({ ...input, params: { id: missingId, sessionId: missingId } }),
  }),
  repeated(endMemberSessions, {
    as: 'head',
    input: async (scene) => ({ params: { id: await somebodyNew(scene) } }),
    effects: published('identity', sessionsRevoked),
    other: (input) => ({ ...input, params: { id: missingId } }),
  }),
  repeated(closeAccount, {
    as: 'newcomer',
    input: () => ({ body: {} }),
    effects: published('identity', accountClosed),
    other: null,
    endsSession: true,
  }),
  repeated(changePassword, {
    as: 'planless',
    input: () => ({ body: { password: 'a new password', confirmPassword: 'a new password' } }),
    effects: published('identity', sessionsRevoked),
    other: null,
    endsSession: true,
  }),
];
