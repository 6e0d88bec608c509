import { keepLogin, openKeptLogin, removeKeptLogin, renewKeptLogin } from '@deepam/contracts';
import { password } from '@deepam/testing';
import { audited, kept, repeated, withBody, type RepeatedCall } from './repeated-call.js';

const proof = 'u0mQ8rJ3x5vPzYb1kWc7dTg2nLh9sEf4aXo6iRq-MtU';
const otherProof = `A${proof.slice(1)}`;

export const keptLoginCalls: readonly RepeatedCall[] = [
  repeated(keepLogin, {
    as: 'newcomer',
    input: () => ({ body: { proof, password } }),
    effects: kept('identity', 'kept_logins'),
    other: withBody({ proof: otherProof }),
  }),
  repeated(renewKeptLogin, {
    as: 'newcomer',
    input: async ({ self, have }) => ({ params: { id: await have.keptLogin(self, proof) } }),
    effects: null,
    other: null,
  }),
  repeated(openKeptLogin, {
    as: 'nobody',
    input: async ({ cast: { test, bystander }, have }) => ({
      params: { id: await have.keptLogin(await test.newcomer(bystander), proof) },
      body: { proof },
    }),
    effects: audited('identity', 'kept-login-opened'),
    other: withBody({ proof: otherProof }),
  }),
  repeated(removeKeptLogin, {
    as: 'nobody',
    input: async ({ cast: { test, bystander }, have }) => ({
      params: { id: await have.keptLogin(await test.newcomer(bystander), proof) },
    }),
    effects: kept('identity', 'kept_logins'),
    by: -1,
    other: null,
  }),
];
