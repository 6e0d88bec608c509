import type { ErrorEntries } from './error-entries.js';

export const sharedErrors = {
  'REQUEST.MALFORMED': { status: 400, message: 'Invalid request.' },
  'REQUEST.INVALID': { status: 422, message: 'Please check the highlighted fields.' },
  'REQUEST.NOT_FOUND': { status: 404, message: 'Not found.' },
  'REQUEST.TOO_LARGE': { status: 413, message: 'The request is too large.' },
  'REQUEST.UNSUPPORTED_TYPE': { status: 415, message: 'This kind of content is not accepted here.' },
  'REQUEST.CONFLICT': {
    status: 409,
    message: 'Someone else changed this at the same time. Reload and try again.',
  },
  'REQUEST.TOO_MANY': { status: 429, message: 'Too many attempts. Please wait a minute and try again.' },
  'REQUEST.TOO_MANY_AT_ONCE': {
    status: 429,
    message: 'Too many of these are open at once. Please close one, or wait a moment, and try again.',
  },
  'REQUEST.TOO_SLOW': { status: 408, message: 'The request took too long to arrive. Please try again.' },
  'IDEMPOTENCY.BODY_CHANGED': {
    status: 422,
    message: 'You already submitted this with different details. Check it before submitting again.',
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
    message: 'The picture has more than 25 megapixels. Please send a smaller one.',
  },
  'FILE.TOO_SLOW': {
    status: 422,
    message: 'This file takes too long to open. Please take a screenshot or a new photo of it, and send that.',
  },
  'FILE.QUEUED': {
    status: 429,
    message:
      'Many files are being checked at this moment, and yours waits in a queue. Please send it again in a moment.',
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
  'FILE.STATEMENT_EMPTY': { status: 422, message: 'This statement has no rows.' },
  'FILE.STATEMENT_TOO_LARGE': {
    status: 422,
    message: 'This statement is too large. Please take a shorter period.',
  },
  'FILE.STATEMENT_TOO_LONG': {
    status: 422,
    message: 'This statement has more than 20,000 rows. Please take a shorter period.',
  },
  'FILE.STATEMENT_PROTECTED': {
    status: 422,
    message: 'This statement has a password. Please save it without one, or download it as CSV.',
  },
  'FILE.STATEMENT_OLD_EXCEL': {
    status: 422,
    message: 'This is an old Excel file (.xls). Please save it as .xlsx or .csv.',
  },
  'FILE.STATEMENT_SHEETS': {
    status: 422,
    message: 'This file has statements on more than one sheet. Please save the sheet of this account on its own.',
  },
  'FILE.STATEMENT_TURNED': {
    status: 422,
    message:
      'The balances of this statement contradict its columns: debits would be read as credits. Nothing was imported.',
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
  'AUTH.REAUTHENTICATE': {
    status: 403,
    message: 'Enter your password again, or log in again, then repeat this within {minutes} minutes.',
  },
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
  'ACCESS.HEAD_ONLY': { status: 403, message: 'Only the head can do this.' },
  'ACCESS.NOT_PERMITTED': { status: 403, message: 'Your role doesn’t allow this. Ask the head.' },
  'ACCESS.MEMBERS_ONLY': {
    status: 403,
    message: 'This is for members only. You’re using a staff account.',
  },
  'ACCESS.ACCOUNT_CLOSING': { status: 409, message: 'This account is closed, or is being closed at this moment.' },
  'ACCESS.NOT_APPROVED': {
    status: 403,
    message: 'Your account is waiting for approval. Please complete your profile.',
  },
  'ACCESS.PLAN_NEEDED': { status: 403, message: 'Please enroll in a plan first.' },
  'ACCESS.SERVICE_ONLY': { status: 403, message: 'You don’t have access to this.' },
  'ACCESS.NOT_YOURS': { status: 403, message: 'This belongs to another account.' },
  'APPROVAL.NOT_FOUND': { status: 404, message: 'This approval request does not exist.' },
  'APPROVAL.WAITS_ALREADY': {
    status: 409,
    message: 'You have asked for the same already, and your request waits for a second approver.',
  },
  'APPROVAL.TOO_MANY_OPEN': {
    status: 409,
    message:
      'You have {most} open approval requests, as many as a person may have. Withdraw one, or wait until a second approver has decided one.',
  },
  'APPROVAL.WITHOUT_FILE': {
    status: 409,
    message:
      'This needs a second approver first. Send the request without the picture, and pay only after the approval.',
  },
  'APPROVAL.OWN_REQUEST': {
    status: 403,
    message: 'You made this request yourself. A second approver has to decide it.',
  },
  'APPROVAL.ONE_PERSON': {
    status: 403,
    message:
      'One of you made the account of the other, or set its mobile or password, or a third person did so for both of you. Another person has to approve this.',
  },
  'APPROVAL.OWN_EVIDENCE': {
    status: 403,
    message:
      'You imported a bank response or a statement about the earlier transfer, or cancelled or released it. Another person has to approve this one; or request it yourself, and a colleague approves it.',
  },
  'APPROVAL.ENDED': { status: 409, message: 'This request is no longer waiting for a decision.' },
  'APPROVAL.OUTDATED': {
    status: 409,
    message: 'The subject of this request has changed since, so nothing was done. Check it and send a new request.',
  },
  'APPROVAL.REQUESTER_CHANGED': {
    status: 409,
    message: 'The rights or the login of the requester have changed since, so nothing was done.',
  },
  'BULK_WORK.NOT_FOUND': { status: 404, message: 'This bulk action doesn’t exist.' },
  'BULK_WORK.TOO_MANY_OPEN': {
    status: 409,
    message: 'You have {most} bulk actions running, as many as a person may have. Wait until one has finished.',
  },
  'BULK_WORK.ENDED': { status: 409, message: 'This bulk action has already finished.' },
  'SERVER.UNAVAILABLE': { status: 503, message: 'The service is unavailable right now. Please try again.' },
  'SERVER.FAULT': { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies ErrorEntries;
