import * as logins from '../login-endpoints.js';
import * as passwords from '../password-endpoints.js';
import * as secondFactor from '../second-factor-endpoints.js';
import { exampleOf, ids, moment, token } from './example.js';
import { assertion } from './passkey-examples.js';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const code = '287082';
const recoveryCodes = ['h2kd-9wq4-xn7t-cm3e-p7ra-6bvs', 'v8fa-2rjs-p5by-kz6u-d3mt-q9hc'];

export const loginExamples = [
  exampleOf(logins.login, {
    request: { mobile: '9876543210', password: 'a good password' },
    response: { token, isHead: false, mustChangePassword: false },
  }),
  exampleOf(passwords.forgotPassword, {
    request: { mobile: '9876543210' },
    response: { message: 'If this mobile number is registered, we will call it.' },
  }),
  exampleOf(passwords.passwordRequests, {
    response: [
      {
        _id: ids.request,
        memberId: ids.member,
        name: 'Asha Patil',
        mobile: '9876543210',
        since: moment,
        lastRequestedAt: moment,
        timesAsked: 1,
        influences: [{ kind: 'mobile', by: 'Meena Joshi', at: moment }],
      },
    ],
  }),
  exampleOf(passwords.waitingPasswordRequests, { response: { passwordRequests: 1 } }),
  exampleOf(passwords.dismissPasswordRequest, {
    request: { reason: 'The number belongs to somebody else.' },
    response: { message: 'The request is closed.' },
  }),
  exampleOf(passwords.giveTemporaryPassword, {
    response: { temporaryPassword: '482 177 309 156', validUntil: moment },
  }),
  exampleOf(passwords.changePassword, {
    request: { password: 'a new password', confirmPassword: 'a new password', currentPassword: 'a good password' },
    response: { message: 'Password changed successfully!', token },
  }),
  exampleOf(passwords.reauthenticate, { request: { password: 'a good password' }, response: { token } }),
  exampleOf(secondFactor.secondFactor, { response: { isOn: true, recoveryCodesLeft: 9, isDemanded: false } }),
  exampleOf(secondFactor.beginSecondFactor, {
    request: { password: 'a good password' },
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
];
