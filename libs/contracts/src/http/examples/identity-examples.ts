import * as auditTrail from '../audit-trail-endpoints.js';
import * as consent from '../consent-endpoints.js';
import * as closing from '../closing-endpoints.js';
import * as kyc from '../document-endpoints.js';
import * as identity from '../identity-endpoints.js';
import * as logins from '../login-endpoints.js';
import * as memberAccounts from '../member-account-endpoints.js';
import * as passkeys from '../passkey-endpoints.js';
import * as passwordRequests from '../password-request-endpoints.js';
import * as secondFactor from '../second-factor-endpoints.js';
import * as sessions from '../session-endpoints.js';
import * as sharedNumbers from '../shared-number-endpoints.js';
import { staffExamples } from './staff-examples.js';
import { exampleOf, ids, linkTo, moment } from './example.js';
import { account, newMember, sponsor } from './people.js';

const token = 'eyJhbGciOiJSUzI1NiIs…';
const session = {
  _id: '0b9c7c54-5b0e-4b1c-9d0a-2f6f6f1f7c11',
  browser: 'Chrome',
  system: 'Android',
  firstSeenAt: '2026-03-01T09:00:00.000Z',
  lastSeenAt: '2026-03-01T09:20:00.000Z',
  isCurrent: false,
};
const ownSession = { ...session, _id: '5f1d7e84-1c2b-4c9e-8a35-7a0d2b6f4e90', system: 'Windows', isCurrent: true };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const code = '287082';
const recoveryCodes = ['h2kd-9wq4-xn7t-cm3e-p7ra-6bvs', 'v8fa-2rjs-p5by-kz6u-d3mt-q9hc'];
const documents = {
  _id: ids.member,
  name: 'Asha Patil',
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '123456789012',
  ifscCode: 'SBIN0005943',
  idProof: linkTo('identity/id-proofs/7a1d.pdf'),
  panidProof: null,
};
const person = { name: 'Asha Patil', mobile: '9876543210', email: 'asha@example.in', password: 'a good password' };

const passkey = {
  _id: ids.request,
  name: 'Chrome, Android',
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: null,
  isBackedUp: true,
};
const challenge = 'Ql4bVc0Xg1hGxw1bJ0s2Zk5nT7yR9uE3oP6aD8fH0jM';
const timeout = 300_000;
const signed = { id: 'mB0zVq5nT7yR9uE3', rawId: 'mB0zVq5nT7yR9uE3', type: 'public-key' as const };
const assertion = {
  ...signed,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
    signature: 'MEUCIQDx2Zk5nT7yR9uE3oP6aD8fH0jM',
    userHandle: 'NjVmMDAwMDAwMDAwMDAwMDAwMDAwMDAy',
  },
};
const asked = { challenge, rpId: 'deepam.example', timeout, userVerification: 'required' as const };

export const identityExamples = [
  exampleOf(logins.login, {
    request: { mobile: '9876543210', password: 'a good password' },
    response: { token, isHead: false, mustChangePassword: false },
  }),
  exampleOf(passwordRequests.forgotPassword, {
    request: { mobile: '9876543210' },
    response: { message: 'If this mobile number is registered, we will call it.' },
  }),
  exampleOf(passwordRequests.passwordRequests, {
    response: [
      {
        _id: ids.request,
        memberId: ids.member,
        name: 'Asha Patil',
        mobile: '9876543210',
        since: moment,
        lastAskedAt: moment,
        timesAsked: 1,
      },
    ],
  }),
  exampleOf(passwordRequests.waitingPasswordRequests, { response: { passwordRequests: 1 } }),
  exampleOf(passwordRequests.dismissPasswordRequest, {
    request: { reason: 'The number belongs to somebody else.' },
    response: { message: 'The request is closed.' },
  }),
  exampleOf(passwordRequests.giveTemporaryPassword, {
    response: { temporaryPassword: 'k7mp-2xqd-h9rt-wv4c', validUntil: moment },
  }),
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
  exampleOf(memberAccounts.correctMobile, {
    request: { mobile: '9876543211' },
    response: { message: 'The mobile number is corrected.' },
  }),
  exampleOf(identity.register, {
    request: { ...person, referralCode: 'FL7K2M9QX', contactSeenBy: 'sponsor' },
    response: { user: newMember, addedBy: sponsor },
  }),
  exampleOf(identity.addMember, {
    request: { ...person, plan: 'Silver', utr: '123456789012' },
    response: { user: { ...newMember, plan: 'Silver', requestedPlan: 'Silver' }, addedBy: sponsor },
  }),
  exampleOf(logins.changePassword, {
    request: { password: 'a new password', confirmPassword: 'a new password', currentPassword: 'a good password' },
    response: { message: 'Password changed successfully!', token },
  }),
  exampleOf(logins.reauthenticate, { request: { password: 'a good password' }, response: { token } }),
  exampleOf(secondFactor.secondFactor, { response: { isOn: true, recoveryCodesLeft: 9, isDemanded: false } }),
  exampleOf(secondFactor.beginSecondFactor, {
    response: { secret, uri: `otpauth://totp/Deepam:9876543210?secret=${secret}&issuer=Deepam` },
  }),
  exampleOf(secondFactor.confirmSecondFactor, {
    request: { code },
    response: { message: 'Your authenticator app is set up.', recoveryCodes, token },
  }),
  exampleOf(secondFactor.renewRecoveryCodes, {
    request: { passkey: assertion },
    response: { message: 'These are your new recovery codes.', recoveryCodes },
  }),
  exampleOf(secondFactor.turnOffSecondFactor, {
    request: { passkey: assertion },
    response: { message: 'Your login needs the password alone again.' },
  }),
  exampleOf(passkeys.listPasskeys, { response: [passkey] }),
  exampleOf(passkeys.beginPasskey, {
    request: { passkey: assertion },
    response: {
      challenge,
      rp: { id: 'deepam.example', name: 'Deepam' },
      user: { id: 'NjVmMDAwMDAwMDAwMDAwMDAwMDAwMDAy', name: '9876543210', displayName: 'Asha Patil' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  }),
  exampleOf(passkeys.confirmPasskey, {
    request: {
      credential: {
        ...signed,
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'o2NmbXRkbm9uZQ',
          transports: ['internal'],
        },
      },
      name: 'My phone',
    },
    response: { message: 'The passkey is added.', passkey: { ...passkey, name: 'My phone' }, token },
  }),
  exampleOf(passkeys.removePasskey, {
    request: { passkey: assertion },
    response: { message: 'The passkey is removed.' },
  }),
  exampleOf(passkeys.beginPasskeyLogin, { response: asked }),
  exampleOf(passkeys.passkeyLogin, {
    request: { credential: assertion },
    response: { token, isHead: false, mustChangePassword: false },
  }),
  exampleOf(passkeys.beginPasskeyUse, {
    request: { purpose: 'step-up' },
    response: {
      ...asked,
      allowCredentials: [{ id: 'mB0zVq5nT7yR9uE3', type: 'public-key', transports: ['internal'] }],
    },
  }),
  exampleOf(passkeys.passkeyReauthenticate, { request: { credential: assertion }, response: { token } }),
  exampleOf(sessions.listSessions, { response: [ownSession, { ...session, lastSeenAt: '2026-03-02T18:20:00.000Z' }] }),
  exampleOf(sessions.endSession, { response: { message: 'This login has ended.' } }),
  exampleOf(sessions.endOtherSessions, { response: { message: 'All other logins have ended.', token } }),
  exampleOf(sessions.logout, { response: { message: 'You are logged out.' } }),
  exampleOf(sessions.memberSessions, { response: [session] }),
  exampleOf(sessions.endMemberSessions, { response: { message: 'All logins of this member have ended.' } }),
  exampleOf(sessions.endMemberSession, { response: { message: 'This login has ended.' } }),
  exampleOf(closing.closeAccount, {
    request: { waivedAmount: 37.5, waiver: 'I give up the rest of my commission.' },
    response: { message: 'Your account is closed.' },
  }),
  exampleOf(identity.account, { response: account }),
  exampleOf(identity.updateProfile, {
    request: { name: 'Asha Patil', address: 'Near the temple, Satara, Maharashtra 415001' },
    response: { message: 'Profile updated successfully!' },
  }),
  exampleOf(identity.uploadAvatar, { response: { imageUrl: linkTo('identity/avatars/5f0c.jpg') } }),
  exampleOf(kyc.uploadIdProof, { response: { idProof: linkTo('identity/id-proofs/7a1d.pdf') } }),
  exampleOf(kyc.uploadPanIdProof, { response: { panidProof: linkTo('identity/pan-proofs/81c2.png') } }),
  exampleOf(consent.giveKycConsent, { request: { version: 1 }, response: { kycConsent: account.kycConsent } }),
  exampleOf(consent.withdrawKycConsent, {
    response: { kycConsent: { ...account.kycConsent, withdrawnAt: '2026-03-09T11:30:00.000Z' } },
  }),
  exampleOf(kyc.documents, { response: documents }),
  exampleOf(kyc.memberDocuments, { response: documents }),
  ...staffExamples,
  exampleOf(sharedNumbers.oneAccountRule, {
    response: { rule: 'warn', version: 0, changedAt: null, changedBy: null },
  }),
  exampleOf(sharedNumbers.changeOneAccountRule, {
    request: { rule: 'refuse', version: 0 },
    response: { rule: 'refuse', version: 1, changedAt: moment, changedBy: 'Head' },
  }),
  exampleOf(sharedNumbers.sharedNumbers, {
    response: [
      {
        memberId: ids.member,
        shared: [
          {
            number: 'adharNo',
            masked: 'XXXX XXXX 7058',
            others: [
              { _id: ids.sponsor, name: 'Ravi Kulkarni', referralCode: 'FL7K2M9QX', isHead: false, isDeleted: false },
            ],
            total: 1,
          },
        ],
      },
    ],
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
      },
    ],
  }),
  exampleOf(identity.profile, {
    response: {
      ...account,
      referralCode: 'SL4HT8WZC',
      plan: 'Silver',
      planApproved: true,
      requestedPlan: null,
      isApproved: true,
      earnings: 1500,
      commission: 225,
      deposit: 400,
      returnAmount: 300,
      addedBy: sponsor,
    },
  }),
];
