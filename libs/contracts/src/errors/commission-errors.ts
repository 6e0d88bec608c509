import type { ErrorEntries } from './error-entries.js';

/** Of commission: payouts, batches, the ledger, rates. */
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
  'COMMISSION.IN_BATCH': {
    status: 409,
    message: 'This payout is in a batch. The answer of the bank decides it, or the batch is cancelled first.',
  },
  'COMMISSION.SAID_PAID': {
    status: 409,
    message:
      'The bank says that it has paid this by an earlier file, so it can’t be rejected or sent again. Look into its statement: if the money has left, pay nothing, and approve what still waits.',
  },
  'COMMISSION.PAYMENT_CAME_BACK': {
    status: 409,
    message:
      'The payment that the bank had made came back, so the member has no money yet. Please look at this payout again.',
  },
  'COMMISSION.NOT_CAME_BACK': {
    status: 409,
    message:
      'This payout is not to be sent again: no payment of it came back, or somebody has sent it by now. Please look at it again.',
  },
  'COMMISSION.NOT_TO_SEND': {
    status: 409,
    message:
      'This payout is recorded as sent already, or somebody else sends it by now. If you have sent the money, tell them at once.',
  },
  'COMMISSION.NET_CHANGED': {
    status: 409,
    message:
      'The tax on this payout has changed meanwhile, so another amount is left to send. Please look at it again.',
  },
  'COMMISSION.NOTHING_TO_BATCH': { status: 409, message: 'None of these payouts can be put into a batch now.' },
  'COMMISSION.NOTHING_TO_FILE': {
    status: 409,
    message: 'Nothing in this batch can be paid now. The reason stands beside each payout.',
  },
  'COMMISSION.FILED_BEFORE': {
    status: 409,
    message:
      'A file with these payments was made before, and the bank may have it. Make it again only if you know that the bank never got the first one: otherwise it pays twice.',
  },
  'COMMISSION.CANCEL_UNCONFIRMED': {
    status: 409,
    message:
      'A file with payments of this batch was made, and the bank may have paid already. Cancel only when you know that it has paid none of them, and will not.',
  },
  'COMMISSION.CANCEL_TOO_EARLY': {
    status: 409,
    message:
      'A file of this batch was made less than 7 days ago: the bank may be paying. Until then only somebody who may also adjust money can cancel it.',
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
  'COMMISSION.TAX_DEPOSITED': { status: 409, message: 'A payment with this challan and day was noted before.' },
  'COMMISSION.TAX_DEPOSIT_AHEAD': { status: 422, message: 'The day of the payment is in the future.' },
  'COMMISSION.PAYOUT_NOT_WAITING': { status: 409, message: 'This payout does not wait for the bank any more.' },
  'COMMISSION.BANK_MAY_ANSWER': {
    status: 409,
    message:
      'The bank may still answer. Only 7 days after the file was made can a payout be set free without its answer.',
  },
  'COMMISSION.ANSWER_UNCONFIRMED': {
    status: 409,
    message:
      'Nobody has confirmed the columns of this statement yet. Please take it in on the page “Bank” first, then choose it here again.',
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
    message:
      'The bank details or the password of this member were changed a short while ago. This payout can be paid later.',
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
