import type { ErrorEntries } from './error-entries.js';

export const commissionErrors = {
  'COMMISSION.AMOUNT_TOO_HIGH': { status: 422, message: 'The amount is more than what is available to you.' },
  'COMMISSION.BALANCE_BELOW_ZERO': {
    status: 422,
    message:
      'Your balance is below zero, as commission of a reversed sale was taken back. You can ask for a payout when later credits have covered it.',
  },
  'COMMISSION.NOT_COVERED': {
    status: 409,
    message:
      'Commission was taken back from this member, and the balance no longer covers this payout. It can be approved when later credits cover it, or rejected now.',
  },
  'COMMISSION.PLAN_TOO_LOW': { status: 403, message: 'Payouts need an approved Silver or Gold plan.' },
  'COMMISSION.CLOSING_PAYOUT_WAITS': {
    status: 409,
    message:
      'A payout may be on its way to you. Please close your account when it has come, at most a week after its approval.',
  },
  'COMMISSION.WAIVER_NEEDED': {
    status: 409,
    message: 'There is money on your account. Please ask for a payout, or waive exactly what is there now.',
  },
  'COMMISSION.CLOSING_DEBT': {
    status: 409,
    message:
      'This account owes ₹{amount}, because a sale was cancelled after its commission was paid out. Only the head can close it.',
  },
  'COMMISSION.DOCUMENT_NOT_FOUND': { status: 404, message: 'This document does not exist.' },
  'COMMISSION.BUSINESS_CHANGED': {
    status: 409,
    message: 'These details were changed meanwhile. Please look at them again.',
  },
  'COMMISSION.PAYOUT_NOT_FOUND': { status: 404, message: 'This payout request does not exist.' },
  'COMMISSION.PAYOUT_DECIDED': { status: 409, message: 'This payout request was already decided.' },
  'COMMISSION.NET_CHANGED': {
    status: 409,
    message:
      'The tax on this payout has changed meanwhile, so another amount is left to send. Please look at it again.',
  },
  'COMMISSION.PAYABLE_NOT_FOUND': { status: 404, message: 'Nothing with this number is owed to a member.' },
  'COMMISSION.PAYABLE_NOT_OWED': {
    status: 409,
    message: 'This is paid, or a transfer of it is open. Please look at its transfers.',
  },
  'COMMISSION.TRANSFER_NOT_FOUND': { status: 404, message: 'This transfer does not exist.' },
  'COMMISSION.TRANSFER_ENDED': {
    status: 409,
    message: 'This transfer is not open any more. Please look at it again before you send money.',
  },
  'COMMISSION.TRANSFER_IN_FILE': {
    status: 409,
    message: 'This transfer is part of a bank file. Please cancel the whole bank file before it is downloaded.',
  },
  'COMMISSION.NOT_PAID_TWICE': { status: 409, message: 'This was not paid twice, so nothing has to be given back.' },
  'COMMISSION.DAY_AHEAD': { status: 422, message: 'This day is in the future.' },
  'COMMISSION.UTR_USED': {
    status: 409,
    message: 'Another transfer has this number of the bank. Please look at the number again.',
  },
  'COMMISSION.NOTHING_TO_TRANSFER': {
    status: 409,
    message: 'Nothing of this can be paid by a bank file now. The reason stands beside each payment.',
  },
  'COMMISSION.DOWNLOADED_BEFORE': {
    status: 409,
    message:
      'This bank file was downloaded before, and the bank may have it. Download it again only if you know that the bank never got it: otherwise it pays twice.',
  },
  'COMMISSION.CANCEL_UNCONFIRMED': {
    status: 409,
    message:
      'This bank file was downloaded, and the bank may have paid already. Cancel only when you know that the bank has paid nothing of it, and will not.',
  },
  'COMMISSION.CANCEL_TOO_EARLY': {
    status: 409,
    message:
      'This bank file was downloaded less than 7 days ago: the bank may be paying. Until then only somebody who may also adjust money can cancel it.',
  },
  'COMMISSION.BANK_FILE_NOT_FOUND': { status: 404, message: 'This bank file does not exist.' },
  'COMMISSION.BANK_FILE_ENDED': { status: 409, message: 'This bank file is finished or cancelled.' },
  'COMMISSION.BANK_FILE_PAID': {
    status: 409,
    message: 'A transfer of this bank file is paid, so the file can’t be cancelled any more.',
  },
  'COMMISSION.BANK_MAY_ANSWER': {
    status: 409,
    message:
      'The bank may still answer. Only 7 days after the file was downloaded can a transfer be released without its answer.',
  },
  'COMMISSION.ANSWER_UNREADABLE': {
    status: 422,
    message:
      'This file is no list of payments of a bank. Choose the list as CSV or XLSX. Import a statement on the page “Bank”.',
  },
  'COMMISSION.TAX_RATES_CHANGED': {
    status: 409,
    message: 'Somebody else has changed the rates of tax meanwhile. Please look at them again.',
  },
  'COMMISSION.TAX_RATES_PAST': {
    status: 422,
    message: 'Rates of tax begin today or later: what was deducted stays as it is.',
  },
  'COMMISSION.TAX_DEPOSIT_TOO_HIGH': {
    status: 409,
    message: 'This is more than the tax that is still to be paid to the government.',
  },
  'COMMISSION.TAX_DEPOSITED': { status: 409, message: 'A payment with this challan and date is already recorded.' },
  'COMMISSION.TAX_DEPOSIT_AHEAD': { status: 422, message: 'The payment date is in the future.' },
  'COMMISSION.MEMBER_SUSPENDED': {
    status: 409,
    message: 'This account is suspended: its payouts are held until that ends. One that waits can be rejected.',
  },
  'COMMISSION.BANK_DETAILS_HELD': {
    status: 409,
    message:
      'The bank details or the password of this member were changed a short while ago. This payout can be paid later.',
  },
  'COMMISSION.BANK_DETAILS_CHANGED': {
    status: 409,
    message:
      'The bank details of this member were changed after the approval. Please cancel this transfer and request another one.',
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
  'COMMISSION.TOO_MANY_OPEN': {
    status: 409,
    message: 'You have {most} open payout requests, as many as a member may have. Please wait until one is decided.',
  },
  'COMMISSION.CORRECTION_TOO_HIGH': {
    status: 409,
    message: 'The member’s available balance is less than this amount.',
  },
} as const satisfies ErrorEntries;
