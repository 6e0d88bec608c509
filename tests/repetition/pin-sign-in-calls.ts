import { setUpPinSignIn, signInWithPin, removePinSignIn, renewPinSignIn } from '@deepam/contracts';
import { password } from '@deepam/testing';
import { audited, countIn, repeated, withBody, type RepeatedCall } from './repeated-call.js';

const proof = 'u0mQ8rJ3x5vPzYb1kWc7dTg2nLh9sEf4aXo6iRq-MtU';
const otherProof = `A${proof.slice(1)}`;

export const pinSignInCalls: readonly RepeatedCall[] = [
  repeated(setUpPinSignIn, {
    as: 'newcomer',
    input: () => ({ body: { proof, password } }),
    effects: countIn('identity', 'pin_sign_ins'),
    other: withBody({ proof: otherProof }),
  }),
  repeated(renewPinSignIn, {
    as: 'newcomer',
    input: async ({ self, have }) => ({ params: { id: await have.pinSignIn(self, proof) } }),
    effects: null,
    other: null,
  }),
  repeated(signInWithPin, {
    as: 'nobody',
    input: async ({ cast: { test, bystander }, have }) => ({
      params: { id: await have.pinSignIn(await test.newcomer(bystander), proof) },
      body: { proof },
    }),
    effects: audited('identity', 'pin-sign-in-opened'),
    other: withBody({ proof: otherProof }),
  }),
  repeated(removePinSignIn, {
    as: 'nobody',
    input: async ({ cast: { test, bystander }, have }) => ({
      params: { id: await have.pinSignIn(await test.newcomer(bystander), proof) },
    }),
    effects: countIn('identity', 'pin_sign_ins'),
    by: -1,
    other: null,
  }),
];
