import { z } from 'zod';
import { ownerProof, refusedProofs, secondFactorCode } from '../owner-proof.js';
import { passkeyAssertion } from '../passkey.js';
import { message } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

const codeOrPasskey = z.object({
  code: secondFactorCode.optional(),
  passkey: passkeyAssertion.optional(),
});

const recoveryCodes = z.array(z.string());

export const secondFactor = defineEndpoint({
  name: 'secondFactor',
  method: 'GET',
  path: '/user/second-factor',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  beforeSecondFactor: true,
  summary: 'Whether the caller logs in with an authenticator app, too',
  response: z.object({
    isOn: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** The value is true if the installation demands a second factor for the caller's login. */
    isDemanded: z.boolean(),
  }),
});

/** The secret is valid for a quarter of an hour until its first code; an earlier unconfirmed secret becomes invalid. */
export const beginSecondFactor = defineEndpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/user/second-factor/begin',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  beforeSecondFactor: true,
  summary:
    'Make a secret for an authenticator app, with a proof that the caller is the owner; it counts once a code of it was given',
  body: ownerProof,
  response: z.object({
    secret: z.string(),
    /** The address begins with otpauth and is shown as a QR code. */
    uri: z.string(),
  }),
  errors: [...refusedProofs, 'IDENTITY.SECOND_FACTOR_ON', 'IDENTITY.NUMBERS_HELD', 'REQUEST.TOO_MANY'],
});

export const confirmSecondFactor = defineEndpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/user/second-factor/confirm',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  beforeSecondFactor: true,
  audit: 'second-factor-turned-on',
  summary: 'Turn the second factor on with a code of the app',
  body: z.object({ code: secondFactorCode }),
  response: z.object({
    message: z.string(),
    recoveryCodes,
    /** The token has the same session and the same end as the caller's token, and replaces it. */
    token: z.string(),
  }),
  errors: [
    'IDENTITY.CODE_WRONG',
    'IDENTITY.SECOND_FACTOR_ON',
    'IDENTITY.SECOND_FACTOR_NOT_BEGUN',
    'IDENTITY.NUMBERS_HELD',
    'REQUEST.TOO_MANY',
  ],
});

export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/user/second-factor/recovery-codes',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  audit: 'recovery-codes-renewed',
  needsStepUp: true,
  summary: 'Make ten new recovery codes; the earlier ones end',
  body: codeOrPasskey,
  response: z.object({ message: z.string(), recoveryCodes }),
  errors: [
    'IDENTITY.CODE_NEEDED',
    'IDENTITY.CODE_WRONG',
    'IDENTITY.PASSKEY_REFUSED',
    'IDENTITY.SECOND_FACTOR_OFF',
    'REQUEST.TOO_MANY',
  ],
});

export const turnOffSecondFactor = defineEndpoint({
  name: 'turnOffSecondFactor',
  method: 'POST',
  path: '/user/second-factor/off',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  audit: 'second-factor-turned-off',
  needsStepUp: true,
  summary: 'Turn the second factor off',
  body: codeOrPasskey,
  response: message,
  errors: [
    'IDENTITY.CODE_NEEDED',
    'IDENTITY.CODE_WRONG',
    'IDENTITY.PASSKEY_REFUSED',
    'IDENTITY.SECOND_FACTOR_OFF',
    'IDENTITY.SECOND_FACTOR_DEMANDED',
    'REQUEST.TOO_MANY',
  ],
});
