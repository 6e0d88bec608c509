import {
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyUse,
  confirmPasskey,
  passkeyLogin,
  passkeyReauthenticate,
  removePasskey,
} from '@deepam/contracts';
import { password } from '@deepam/testing';
import { passkeyDevice, passkeyOf } from '../world/passkey-device.js';
import { countIn, repeated, withBody, type RepeatedCall } from './repeated-call.js';

const otherAssertion = {
  id: 'other',
  rawId: 'other',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

export const passkeyCalls: readonly RepeatedCall[] = [
  // Each challenge is valid once, so only the key answers a repetition.
  repeated(beginPasskey, {
    as: 'Silver',
    input: () => ({ body: { password } }),
    effects: null,
    other: withBody({ password: 'another one' }),
  }),
  repeated(confirmPasskey, {
    as: 'Silver',
    input: async ({ cast: { test }, self: { token } }) => {
      const device = passkeyDevice(test.api.url);
      const options = await test.api.call(beginPasskey, { token, body: { password } });
      return { body: { credential: device.create(options) } };
    },
    effects: countIn('identity', 'passkeys'),
    other: withBody({ name: 'Another name' }),
  }),
  repeated(removePasskey, {
    as: 'Silver',
    input: async ({ self, have }) => ({ params: { id: await have.passkey(self) }, body: { password } }),
    effects: countIn('identity', 'passkeys'),
    by: -1,
    other: withBody({ password: 'another one' }),
  }),
  repeated(beginPasskeyLogin, { as: 'nobody', input: () => ({}), effects: null, other: null }),
  repeated(passkeyLogin, {
    as: 'nobody',
    input: async ({ cast: { test, bystander } }) => {
      const { device } = await passkeyOf(test, (await test.newcomer(bystander)).token);
      return { body: { credential: device.use(await test.api.call(beginPasskeyLogin)) } };
    },
    effects: countIn('identity', 'sessions'),
    other: withBody({ credential: otherAssertion }),
  }),
  repeated(beginPasskeyUse, {
    as: 'Silver',
    input: () => ({ body: { purpose: 'step-up' } }),
    effects: null,
    other: withBody({ purpose: 'add-passkey' }),
  }),
  repeated(passkeyReauthenticate, {
    as: 'Silver',
    input: async ({ cast: { test }, self: { token } }) => {
      const { device } = await passkeyOf(test, token);
      const options = await test.api.call(beginPasskeyUse, { token, body: { purpose: 'step-up' } });
      return { body: { credential: device.use(options) } };
    },
    effects: null,
    other: withBody({ credential: otherAssertion }),
  }),
];
