import { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes, turnOffSecondFactor } from '@deepam/contracts';
import { appCode, password } from '@deepam/testing';
import type { Scene } from '../access/scene.js';
import { repeated, withBody, type Count, type RepeatedCall } from './repeated-call.js';

let secret = '';
const secondFactorsOn: Count = (test) =>
  test
    .database('identity')
    .collection('second_factors')
    .countDocuments({ secret: { $ne: null } });

async function beginOf({ cast, self }: Scene): Promise<void> {
  secret = (await cast.test.api.call(beginSecondFactor, { token: self.token, body: { password } })).secret;
}

export const secondFactorCalls: readonly RepeatedCall[] = [
  repeated(beginSecondFactor, {
    as: 'Silver',
    input: () => ({ body: { password } }),
    effects: null,
    other: withBody({ password: 'another one' }),
  }),
  // Each code is valid once, the next one only for a later half minute.
  repeated(confirmSecondFactor, {
    as: 'Silver',
    input: async (scene) => {
      await beginOf(scene);
      return { body: { code: appCode(secret, -1) } };
    },
    effects: secondFactorsOn,
    other: withBody({ code: '111111' }),
  }),
  repeated(renewRecoveryCodes, {
    as: 'Silver',
    input: () => ({ body: { code: appCode(secret) } }),
    effects: null,
    other: withBody({ code: '111111' }),
  }),
  repeated(turnOffSecondFactor, {
    as: 'Silver',
    input: () => ({ body: { code: appCode(secret, 1) } }),
    effects: secondFactorsOn,
    by: -1,
    other: withBody({ code: '111111' }),
  }),
];
