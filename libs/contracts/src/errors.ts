import { z } from 'zod';

/**
 * Every code the system answers with: its HTTP status and the sentence a person reads.
 * A thrower may give a more exact sentence; the code and the status stay.
 */
export const errorCatalogue = {
  'REQUEST.MALFORMED': { status: 400, message: 'The request is not well formed.' },
  'REQUEST.INVALID': { status: 422, message: 'Please check the marked fields.' },
  'REQUEST.NOT_FOUND': { status: 404, message: 'There is nothing at this address.' },
  'REQUEST.TOO_LARGE': { status: 413, message: 'The request is too large.' },
  'REQUEST.UNSUPPORTED_TYPE': { status: 415, message: 'This kind of content is not accepted here.' },
  'REQUEST.CONFLICT': {
    status: 409,
    message: 'This was changed at the same moment by another request. Please reload and try again.',
  },
  'REQUEST.TOO_MANY': { status: 429, message: 'Too many attempts. Please wait a minute and try again.' },
  'REQUEST.TOO_MANY_AT_ONCE': {
    status: 429,
    message: 'Too many of these are open at once. Please close one, or wait a moment, and try again.',
  },
  'REQUEST.TOO_SLOW': { status: 408, message: 'The request took too long to arrive. Please try again.' },
  'IDEMPOTENCY.BODY_CHANGED': {
    status: 422,
    message:
      'Something that you sent before has arrived, with other details. Look at it first; send again only if you want this one as well.',
  },
  'IDEMPOTENCY.IN_PROGRESS': { status: 409, message: 'This is already being processed. Please wait.' },
  'IDEMPOTENCY.ALREADY_DONE': {
    status: 409,
    message: 'This was already done. Please reload the page.',
  },
  'FILE.REQUIRED': { status: 422, message: 'Please choose a file.' },
  'FILE.TOO_LARGE': { status: 413, message: 'File size exceeds 5MB limit.' },
  'FILE.UNSUPPORTED_TYPE': { status: 415, message: 'Please upload a JPEG, PNG or WebP image.' },
  'FILE.UNREADABLE': { status: 422, message: 'The file is damaged and cannot be read.' },
  'FILE.TOO_MANY_PIXELS': {
    status: 422,
    message: 'The picture has more than 24 megapixels. Please send a smaller one.',
  },
  'FILE.PDF_PROTECTED': {
    status: 422,
    message: 'The PDF is protected with a password. Please save it without one, or send a photo of the paper.',
  },
  'FILE.PDF_ACTIVE': {
    status: 422,
    message: 'The PDF has scripts, attachments or commands in it. Please print it to a new PDF, or send a photo of it.',
  },
  'FILE.NOT_A_STATEMENT': {
    status: 415,
    message: 'This is not a statement that can be read. Please download it from the bank as CSV or XLSX.',
  },
  'FILE.LINK_EXPIRED': { status: 403, message: 'This link is no longer valid. Please reload the page.' },
  'FILE.NOT_FOUND': { status: 404, message: 'This file does not exist.' },
  'AUTH.REQUIRED': { status: 401, message: 'Please log in.' },
  'AUTH.TOKEN_INVALID': { status: 401, message: 'Your login is not valid. Please log in again.' },
  'AUTH.TOKEN_EXPIRED': { status: 401, message: 'Your login has expired. Please log in again.' },
  'AUTH.SESSION_REVOKED': { status: 401, message: 'You were logged out. Please log in again.' },
  'AUTH.PASSWORD_CHANGE_NEEDED': {
    status: 403,
    message: 'Set your own password to continue.',
  },
  'AUTH.SECOND_FACTOR_NEEDED': {
    status: 403,
    message: 'Please set up an authenticator app before you go on.',
  },
  'AUTH.REAUTHENTICATE': { status: 403, message: 'Please enter your password again.' },
  'AUTH.SUSPENDED': { status: 403, message: 'Your account is suspended. Please call the office.' },
  'AUTH.PASSWORD_EXPIRED': {
    status: 401,
    message: 'This temporary password is no longer valid. Please ask for a new one.',
  },
  'AUTH.INVALID_CREDENTIALS': { status: 401, message: 'The mobile number or the password is wrong.' },
  'AUTH.CODE_NEEDED': { status: 401, message: 'Please enter the code of your authenticator app.' },
  'AUTH.CODE_WRONG': {
    status: 401,
    message: 'This code is wrong or was used before. Please wait for the next one of your app.',
  },
  'AUTH.PASSKEY_NEEDED': {
    status: 401,
    message: 'This login needs your passkey. Please choose "Log in with a passkey".',
  },
  'AUTH.PASSKEY_REFUSED': {
    status: 401,
    message: 'This passkey was not accepted. Please try again, or log in with your password.',
  },
  'ACCESS.HEAD_ONLY': { status: 403, message: 'Only the head may do this.' },
  'ACCESS.NOT_PERMITTED': { status: 403, message: 'Your role does not include this. Ask the head.' },
  'ACCESS.MEMBERS_ONLY': {
    status: 403,
    message: 'This is for members only. Yours is an account of the company.',
  },
  'ACCESS.ACCOUNT_CLOSING': { status: 409, message: 'This account is closed, or is being closed at this moment.' },
  'ACCESS.NOT_APPROVED': {
    status: 403,
    message: 'Your account is waiting for approval. Please complete your profile.',
  },
  'ACCESS.PLAN_NEEDED': { status: 403, message: 'Please enroll in a plan first.' },
  'ACCESS.SERVICE_ONLY': { status: 403, message: 'You don’t have access to this.' },
  'ACCESS.NOT_YOURS': { status: 403, message: 'This belongs to somebody else.' },
  'IDENTITY.MOBILE_TAKEN': { status: 409, message: 'This mobile number is already registered.' },
  'IDENTITY.AADHAAR_TAKEN': {
    status: 409,
    message: 'This Aadhaar number is used in another account. Please contact us if it is yours.',
  },
  'IDENTITY.AADHAAR_TRIES': {
    status: 429,
    message: 'Too many different Aadhaar numbers were entered. Please check the card, and try again tomorrow.',
  },
  'IDENTITY.ACCOUNT_NOT_FOUND': { status: 404, message: 'This account does not exist.' },
  'IDENTITY.HEAD_CANNOT_CLOSE': {
    status: 422,
    message: 'The account of the head cannot be closed: nobody could run the business.',
  },
  'IDENTITY.SESSION_NOT_FOUND': { status: 404, message: 'This login has ended already.' },
  'IDENTITY.PASSWORDS_DIFFER': { status: 422, message: 'Passwords do not match' },
  'IDENTITY.PASSWORD_WRONG': { status: 422, message: 'The current password is wrong.' },
  'IDENTITY.PASSWORD_GUESSABLE': {
    status: 422,
    message: 'A password made of a name, a mobile or our own words is easily guessed. Please choose another one.',
  },
  'IDENTITY.PASSWORD_UNCHANGED': { status: 422, message: 'Choose a password different from your current one.' },
  'IDENTITY.PASSWORD_REQUEST_NOT_FOUND': { status: 404, message: 'This request for a password does not exist.' },
  'IDENTITY.PASSWORD_REQUEST_CLOSED': { status: 409, message: 'This request for a password is closed already.' },
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
  'IDENTITY.ROLE_NOT_FOUND': { status: 404, message: 'This role does not exist.' },
  'IDENTITY.ROLE_BUILT_IN': {
    status: 409,
    message: 'This role is always there and cannot be changed. Please make another one.',
  },
  'IDENTITY.ROLE_IN_USE': { status: 409, message: 'Somebody has this role. Please give them another one first.' },
  'IDENTITY.ROLE_NAME_TAKEN': { status: 409, message: 'There is a role of this name already.' },
  'IDENTITY.STAFF_NOT_FOUND': { status: 404, message: 'This account of the company does not exist.' },
  'IDENTITY.STAFF_UNCHANGED': { status: 409, message: 'This account is so already. Please reload.' },
  'IDENTITY.STAFF_ACCOUNT': {
    status: 422,
    message: 'This is an account of the company. Change it where its people are listed.',
  },
  'IDENTITY.OWN_ROLE': { status: 422, message: 'Nobody changes their own role. Ask the head.' },
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
  'IDENTITY.PASSKEY_NEEDED': { status: 422, message: 'Your password does not do here. Please use your passkey.' },
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
  'NETWORK.CLOSING_PLAN_WAITS': {
    status: 409,
    message: 'A plan request of yours waits for the head. Please close your account when it is decided.',
  },
  'NETWORK.SPONSOR_CLOSED': {
    status: 422,
    message: 'The account of this sponsor is closed. Please ask somebody else for a code.',
  },
  'NETWORK.CODE_MISTYPED': {
    status: 422,
    message: 'The referral code seems to be mistyped. Please check it letter by letter.',
  },
  'NETWORK.CODE_UNKNOWN': {
    status: 422,
    message: 'This referral code doesn’t exist. Please ask your sponsor for it again.',
  },
  'NETWORK.SPONSOR_NOT_APPROVED': {
    status: 422,
    message: 'This sponsor is not approved yet and cannot invite members. Please ask them to contact the head.',
  },
  'NETWORK.SPONSOR_PLAN_TOO_LOW': {
    status: 422,
    message: 'This sponsor needs an approved Silver or Gold plan to invite members.',
  },
  'NETWORK.ADD_NEEDS_PLAN': { status: 403, message: 'Enroll plan Silver or Gold To Add Members' },
  'NETWORK.MEMBER_NOT_FOUND': { status: 404, message: 'This member does not exist.' },
  'NETWORK.ALREADY_APPROVED': { status: 409, message: 'This member is already approved.' },
  'NETWORK.APPROVED_NOT_DELETABLE': { status: 409, message: 'An approved member cannot be deleted.' },
  'NETWORK.PAID_NOT_DELETABLE': { status: 409, message: 'This member has a paid plan and cannot be deleted.' },
  'NETWORK.HAS_DOWNLINE': { status: 409, message: 'This member has people under them and cannot be deleted.' },
  'NETWORK.PLAN_NOT_HIGHER': { status: 422, message: 'Choose a higher plan than your current one.' },
  'NETWORK.PLAN_ALREADY_HELD': { status: 409, message: 'This member already has this plan or a higher one.' },
  'NETWORK.HEAD_HAS_NO_PLAN': { status: 422, message: 'The head has no plan.' },
  'NETWORK.NO_PLAN_REQUEST': { status: 409, message: 'This member has no plan request to decide.' },
  'NETWORK.REQUEST_CHANGED': {
    status: 409,
    message: 'This plan request has changed meanwhile. Please look at it again before you decide.',
  },
  'NETWORK.UTR_USED': { status: 409, message: 'This UTR number was already used for another payment.' },
  'NETWORK.UTR_UNKNOWN': { status: 404, message: 'Nobody has sent this UTR number.' },
  'NETWORK.UTR_HELD': {
    status: 409,
    message: 'This UTR number stands for a sale, an order or a request that waits, and cannot be released.',
  },
  'NETWORK.STATEMENT_EMPTY': { status: 422, message: 'This statement has no rows.' },
  'NETWORK.STATEMENT_TOO_LARGE': {
    status: 422,
    message: 'This statement is too large. Please take a shorter period.',
  },
  'NETWORK.STATEMENT_TOO_LONG': {
    status: 422,
    message: 'This statement has more than 20,000 rows. Please take a shorter period.',
  },
  'NETWORK.STATEMENT_PROTECTED': {
    status: 422,
    message: 'This statement has a password. Please save it without one, or download it as CSV.',
  },
  'NETWORK.STATEMENT_OLD_EXCEL': {
    status: 422,
    message: 'This is an old Excel file (.xls). Please save it as .xlsx or .csv.',
  },
  'NETWORK.LAYOUT_WRONG': {
    status: 422,
    message:
      'Choose date, narration and amounts: each a column of its own, and amounts either in one column or in two.',
  },
  'NETWORK.LAYOUT_UNCONFIRMED': {
    status: 409,
    message: 'Nobody has confirmed the columns of this statement yet. Please look at them first.',
  },
  'NETWORK.STATEMENT_BROKEN': {
    status: 409,
    message: 'Some lines of this statement cannot be read. Please look at them before they are left out.',
  },
  'NETWORK.STATEMENT_OTHER_ACCOUNT': {
    status: 409,
    message: 'This statement was taken in before, for another account.',
  },
  'NETWORK.BANK_LINE_NOT_FOUND': { status: 404, message: 'This line of the bank does not exist.' },
  'NETWORK.BANK_LINE_TAKEN': { status: 409, message: 'This line of the bank is the money of a request already.' },
  'NETWORK.BANK_LINE_FREE': { status: 409, message: 'This line of the bank is no request’s money.' },
  'NETWORK.BANK_LINE_SERVES_SALE': {
    status: 409,
    message: 'This line of the bank has paid for what is approved already, and stays with it.',
  },
  'NETWORK.PAYMENT_NOT_EXPECTED': {
    status: 409,
    message: 'This request is no longer there: it was decided, or replaced by another one.',
  },
  'NETWORK.PAYMENT_HAS_LINE': {
    status: 409,
    message: 'Another line of the bank is the money of this request already.',
  },
  'COMMISSION.AMOUNT_TOO_HIGH': { status: 422, message: 'The amount is more than what is available to you.' },
  'COMMISSION.PLAN_TOO_LOW': { status: 403, message: 'Payouts need an approved Silver or Gold plan.' },
  'COMMISSION.CLOSING_PAYOUT_WAITS': {
    status: 409,
    message: 'A payout of yours waits for the head. Please close your account when it is decided.',
  },
  'COMMISSION.WAIVER_NEEDED': {
    status: 409,
    message: 'There is money on your account. Please ask for a payout, or waive exactly what is there now.',
  },
  'COMMISSION.PAYOUT_NOT_FOUND': { status: 404, message: 'This payout request does not exist.' },
  'COMMISSION.PAYOUT_DECIDED': { status: 409, message: 'This payout request was already decided.' },
  'COMMISSION.IN_BATCH': {
    status: 409,
    message: 'This payout is in a batch. The answer of the bank decides it, or the batch is cancelled first.',
  },
  'COMMISSION.NOTHING_TO_BATCH': { status: 409, message: 'None of these payouts can be put into a batch now.' },
  'COMMISSION.NOTHING_TO_FILE': {
    status: 409,
    message: 'Nothing in this batch can be paid now. The reason stands beside each payout.',
  },
  'COMMISSION.ANSWER_UNREADABLE': {
    status: 422,
    message:
      'This file is no answer of a bank that can be read. Please choose its list of payments, or a statement, as CSV or XLSX.',
  },
  'COMMISSION.BATCH_NOT_FOUND': { status: 404, message: 'This batch does not exist.' },
  'COMMISSION.BATCH_NOT_OPEN': { status: 409, message: 'This batch is finished or cancelled.' },
  'COMMISSION.BATCH_PAID': {
    status: 409,
    message: 'A payout of this batch is paid, so the batch can’t be cancelled any more.',
  },
  'COMMISSION.MEMBER_SUSPENDED': {
    status: 409,
    message: 'This account is suspended: its payouts are held until that ends. One that waits can be rejected.',
  },
  'COMMISSION.BANK_DETAILS_HELD': {
    status: 409,
    message: 'The bank details were changed a short while ago. This payout can be approved later, or rejected now.',
  },
  'COMMISSION.CONSENT_WITHDRAWN': {
    status: 409,
    message:
      'This member has withdrawn the consent to keep documents and bank details. The payout waits until it is given again, or can be rejected now.',
  },
  'COMMISSION.MEMBER_NEEDED': { status: 422, message: 'Choose the member whose earnings to add to.' },
  'COMMISSION.MEMBER_NOT_FOUND': { status: 404, message: 'This member does not exist.' },
  'COMMISSION.SALE_NOT_FOUND': { status: 404, message: 'No commission was computed for you from this sale.' },
  'COMMISSION.SCHEDULE_CHANGED': {
    status: 409,
    message: 'Someone else changed the rates in the meantime. Please reload.',
  },
  'COMMISSION.POSTING_NOT_FOUND': { status: 404, message: 'This entry of the ledger does not exist.' },
  'COMMISSION.NOT_CORRECTABLE': { status: 409, message: 'Only a credit can be reversed.' },
  'COMMISSION.ALREADY_CORRECTED': { status: 409, message: 'Nothing of this credit is left to take back.' },
  'COMMISSION.CORRECTION_TOO_HIGH': {
    status: 409,
    message: 'The member’s available balance is less than this amount.',
  },
  'COTTON.CLOSING_ORDER_OPEN': {
    status: 409,
    message:
      'A cotton order of yours is not finished. Please close your account when its deposit return is decided, or the order is rejected.',
  },
  'COTTON.ORDER_NOT_FOUND': { status: 404, message: 'This cotton order does not exist.' },
  'COTTON.WRONG_STATUS': { status: 409, message: 'The order’s status has changed. Please reload.' },
  'COTTON.NOT_DELIVERED': { status: 409, message: 'A return can be requested once the cotton is delivered.' },
  'COTTON.RETURN_ALREADY_REQUESTED': { status: 409, message: 'A return was already requested for this order.' },
  'COTTON.RETURN_NOT_REQUESTED': { status: 409, message: 'There is no open return request for this order.' },
  'COTTON.REASON_NEEDED': { status: 422, message: 'Please give a reason for the rejection.' },
  'NOTIFICATION.NOT_FOUND': { status: 404, message: 'This notification does not exist.' },
  'NOTIFICATION.PUSH_ENDPOINT_REFUSED': {
    status: 422,
    message: 'Pushes cannot be sent to this address.',
  },
  'SERVER.UNAVAILABLE': { status: 503, message: 'The service is unavailable right now. Please try again.' },
  'SERVER.FAULT': { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The body of every answer that is not a success. `details` maps a field to what is wrong with it, or names the current state. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
