import * as passkeys from '../passkey-endpoints.js';
import { exampleOf, ids, token } from './example.js';

const signed = { id: 'mB0zVq5nT7yR9uE3', rawId: 'mB0zVq5nT7yR9uE3', type: 'public-key' as const };
export const assertion = {
  ...signed,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
    signature: 'MEUCIQDx2Zk5nT7yR9uE3oP6aD8fH0jM',
    userHandle: 'NjVmMDAwMDAwMDAwMDAwMDAwMDAwMDAy',
  },
};

const passkey = {
  _id: ids.request,
  name: 'Chrome, Android',
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: null,
  isBackedUp: true,
};
const challenge = 'Ql4bVc0Xg1hGxw1bJ0s2Zk5nT7yR9uE3oP6aD8fH0jM';
const timeout = 300_000;
const asked = { challenge, rpId: 'deepam.example', timeout, userVerification: 'required' as const };

export const passkeyExamples = [
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
];
