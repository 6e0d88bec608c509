import type { ErrorEntries } from './error-entries.js';

export const identityErrors = {
  'IDENTITY.MOBILE_TAKEN': { status: 409, message: 'This mobile number is already registered.' },
  'IDENTITY.AADHAAR_TAKEN': {
    status: 409,
    message: 'This Aadhaar number is used in another account. Please contact us if it is yours.',
  },
  'IDENTITY.NUMBER_TRIES': {
    status: 429,
    message: 'Too many different numbers were entered. Please check the number, and try again tomorrow.',
  },
  'IDENTITY.ACCOUNT_NOT_FOUND': { status: 404, message: 'This account does not exist.' },
  'IDENTITY.HEAD_CANNOT_CLOSE': {
    status: 422,
    message: 'The head’s account can’t be closed.',
  },
  'IDENTITY.SESSION_NOT_FOUND': { status: 404, message: 'This login has ended already.' },
  'IDENTITY.PIN_SIGN_IN_NOT_FOUND': {
    status: 404,
    message: 'This account is not kept on this device any more. Please log in with your password.',
  },
  'IDENTITY.PIN_SIGN_IN_RAN_OUT': {
    status: 409,
    message: 'Your session has expired. Log in with your password; your PIN stays the same.',
  },
  'IDENTITY.PIN_SIGN_IN_ENDED': {
    status: 409,
    message: 'This login was ended on another device, or by a new password. Please log in with your password.',
  },
  'IDENTITY.PIN_WRONG': { status: 422, message: 'This PIN is wrong.' },
  'IDENTITY.PASSWORDS_DIFFER': { status: 422, message: 'Passwords do not match' },
  'IDENTITY.PASSWORD_WRONG': { status: 422, message: 'The current password is wrong.' },
  'IDENTITY.PASSWORD_GUESSABLE': {
    status: 422,
    message:
      'This password is easy to guess because it contains your name, mobile number or our own words. Choose a different one.',
  },
  'IDENTITY.PASSWORD_UNCHANGED': { status: 422, message: 'Choose a password different from your current one.' },
  'IDENTITY.PASSWORD_REQUEST_NOT_FOUND': { status: 404, message: 'This request for a password does not exist.' },
  'IDENTITY.PASSWORD_REQUEST_CLOSED': { status: 409, message: 'This request for a password is closed already.' },
  'IDENTITY.SAVED_VIEWS_CHANGED': {
    status: 409,
    message: 'Your saved views were changed on another device meanwhile. Please look at them again.',
  },
  'IDENTITY.HEAD_PROTECTED': {
    status: 422,
    message: "The head's own account cannot be changed here. It is for the operator of the system.",
  },
  'IDENTITY.CONSENT_OUTDATED': {
    status: 409,
    message: 'The text of the consent has changed meanwhile. Please reload the page and read it again.',
  },
  'IDENTITY.CONSENT_WITHDRAWN': {
    status: 409,
    message: 'You have withdrawn your consent to keep documents. Please give it again first.',
  },
  'IDENTITY.NUMBERS_HELD': {
    status: 409,
    message:
      'Another person gave this password a short time ago. Until the moment that your profile names, numbers stay hidden and unchanged, and no authenticator app, passkey or PIN is set up.',
  },
  'IDENTITY.HEADS_NAME': {
    status: 422,
    message:
      'This is the name or the title of the head. Write your middle name or an initial as well, or choose another one.',
  },
  'IDENTITY.ROLE_NOT_FOUND': { status: 404, message: 'This role does not exist.' },
  'IDENTITY.ROLE_BUILT_IN': {
    status: 409,
    message: 'Built-in roles can’t be changed. Create a new one.',
  },
  'IDENTITY.ROLE_IN_USE': { status: 409, message: 'Somebody has this role. Please give them another one first.' },
  'IDENTITY.ROLE_NAME_TAKEN': { status: 409, message: 'There is a role of this name already.' },
  'IDENTITY.STAFF_NOT_FOUND': { status: 404, message: 'This staff account doesn’t exist.' },
  'IDENTITY.STAFF_UNCHANGED': { status: 409, message: 'Nothing to change. Please reload.' },
  'IDENTITY.STAFF_ACCOUNT': {
    status: 422,
    message: 'This is an account of the company. Change it where its people are listed.',
  },
  'IDENTITY.OWN_ROLE': { status: 422, message: 'You can’t change your own role. Ask the head.' },
  'IDENTITY.BEYOND_YOU': { status: 403, message: 'You cannot give or change what your own role does not include.' },
  'IDENTITY.ALREADY_SUSPENDED': { status: 409, message: 'This member is suspended already.' },
  'IDENTITY.NOT_SUSPENDED': { status: 409, message: 'This member is not suspended.' },
  'IDENTITY.CODE_NEEDED': { status: 422, message: 'Please enter the code of your authenticator app, too.' },
  'IDENTITY.CODE_WRONG': {
    status: 422,
    message: 'This code is wrong or was used before. Please wait for the next one of your app.',
  },
  'IDENTITY.SECOND_FACTOR_ON': { status: 409, message: 'Your authenticator app is set up already.' },
  'IDENTITY.SECOND_FACTOR_OFF': { status: 409, message: 'No authenticator app is set up.' },
  'IDENTITY.SECOND_FACTOR_DEMANDED': {
    status: 409,
    message: 'Your login must have an authenticator app; it cannot be turned off.',
  },
  'IDENTITY.SECOND_FACTOR_NOT_BEGUN': {
    status: 409,
    message: 'This took too long. Please begin again, and scan the new picture.',
  },
  'IDENTITY.PROOF_NEEDED': { status: 422, message: 'Please enter your password, or use a passkey.' },
  'IDENTITY.PASSKEY_NEEDED': { status: 422, message: 'Your password isn’t enough here. Use your passkey.' },
  'IDENTITY.PASSKEY_REFUSED': { status: 422, message: 'This passkey was not accepted. Please try again.' },
  'IDENTITY.PASSKEYS_UNAVAILABLE': {
    status: 409,
    message: 'Passkeys cannot be used at the address of this installation.',
  },
  'IDENTITY.PASSKEY_TAKEN': { status: 409, message: 'This passkey was added before.' },
  'IDENTITY.PASSKEY_NOT_FOUND': { status: 404, message: 'This passkey was removed already.' },
  'IDENTITY.NO_PASSKEY': { status: 409, message: 'Your account has no passkey.' },
  'IDENTITY.TOO_MANY_PASSKEYS': {
    status: 409,
    message: 'An account has ten passkeys at most. Please remove one first.',
  },
  'IDENTITY.PASSKEY_DEMANDED': {
    status: 409,
    message: 'Your login needs it. Please set up an authenticator app or add another passkey first.',
  },
  'IDENTITY.MOBILE_UNCHANGED': { status: 422, message: 'This is the mobile number of the account already.' },
  'IDENTITY.REGISTRATION_UNAVAILABLE': {
    status: 503,
    message: 'Registration is not possible at this moment. Please try again shortly.',
  },
} as const satisfies ErrorEntries;
