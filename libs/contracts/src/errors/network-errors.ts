import type { ErrorEntries } from './error-entries.js';

export const networkErrors = {
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
  'NETWORK.SALE_NOT_FOUND': { status: 404, message: 'This sale does not exist.' },
  'NETWORK.SALE_REVERSED': { status: 409, message: 'This sale was reversed already.' },
  'NETWORK.SALE_HAS_UPGRADE': {
    status: 409,
    message: 'The member has upgraded from this plan. Please reverse the upgrade first.',
  },
  'NETWORK.PLAN_REQUEST_WAITS': {
    status: 409,
    message: 'A plan request waits for a decision, which must come first.',
  },
  'NETWORK.COOLING_OFF_OVER': {
    status: 409,
    message: 'The 30-day cancellation window has ended.',
  },
  'NETWORK.NOTHING_PAID': {
    status: 409,
    message: 'Nothing was paid for this plan, so there is nothing to pay back.',
  },
  'NETWORK.CANCELLATION_WAITS': { status: 409, message: 'You’ve already asked to cancel this plan.' },
  'NETWORK.CANCELLATION_NOT_FOUND': { status: 404, message: 'This request to give a plan back does not exist.' },
  'NETWORK.CANCELLATION_DECIDED': {
    status: 409,
    message: 'This request to give a plan back was decided or withdrawn already.',
  },
  'NETWORK.UTR_USED': { status: 409, message: 'This UTR number was already used for another payment.' },
  'NETWORK.TOO_MANY_PROOFS': {
    status: 409,
    message:
      'You have replaced the proof of this request {most} times, as often as it can be replaced. Please wait until the request is decided.',
  },
  'NETWORK.UTR_UNKNOWN': { status: 404, message: 'No member has sent this UTR number.' },
  'NETWORK.UTR_HELD': {
    status: 409,
    message: 'This UTR number belongs to a sale, an order or an open request, and cannot be released.',
  },
  'NETWORK.LAYOUT_WRONG': {
    status: 422,
    message: 'Map date, narration and amount to separate columns; amounts use either one column or two.',
  },
  'NETWORK.LAYOUT_UNCONFIRMED': {
    status: 409,
    message:
      'The columns of this statement are not confirmed. Please ask the head, or a colleague who may confirm columns.',
  },
  'NETWORK.STATEMENT_BROKEN': {
    status: 409,
    message: 'Some rows of this statement can’t be read or don’t add up. Please check them.',
  },
  'NETWORK.STATEMENT_OTHER_ACCOUNT': {
    status: 409,
    message: 'This statement was imported before, for another account.',
  },
  'NETWORK.BANK_LINE_NOT_FOUND': { status: 404, message: 'This bank transaction doesn’t exist.' },
  'NETWORK.BANK_LINE_TAKEN': { status: 409, message: 'This credit is already matched to a request.' },
  'NETWORK.CREDIT_USED': {
    status: 409,
    message: 'This credit already pays for another request, or is counted as the return of a payout.',
  },
  'NETWORK.BANK_LINE_FREE': { status: 409, message: 'This credit is matched to no request.' },
  'NETWORK.CREDIT_NOT_REVERSED': { status: 409, message: 'No debit of the bank takes this credit back.' },
  'NETWORK.REVERSAL_DAY_OPEN': {
    status: 409,
    message: 'The day of this debit is not over, so the bank may still show it. Dismiss it on the next day.',
  },
  'NETWORK.BANK_LINE_SERVES_SALE': {
    status: 409,
    message: 'This credit pays for an approved request and stays matched to it.',
  },
  'NETWORK.BANK_LINE_OF_ORDER': {
    status: 409,
    message:
      'This credit is matched to a cotton order. While dual approval is on, only the head can release it: ask the head.',
  },
  'NETWORK.PAYMENT_NOT_EXPECTED': {
    status: 409,
    message: 'This request is no longer there: it was decided, or replaced by another one.',
  },
  'NETWORK.PAYMENT_HAS_LINE': {
    status: 409,
    message: 'Another credit is already matched to this request.',
  },
  'NETWORK.REQUEST_APPROVED': { status: 409, message: 'This request has been approved meanwhile.' },
  'NETWORK.REQUEST_WITHOUT_LINE': {
    status: 409,
    message: 'The credit that you looked at is no longer matched to this request.',
  },
  'NETWORK.REQUEST_OTHER_AMOUNT': {
    status: 409,
    message: 'The bank transaction has a different amount than what’s due. Review this request individually.',
  },
  'NETWORK.REQUEST_OF_UNAPPROVED': {
    status: 403,
    message: 'This would approve the member as well, which needs the right to approve members.',
  },
  'NETWORK.APPROVER_NEEDED': {
    status: 409,
    message: 'This request needs a second approver, as no credit from others pays for it. Please approve it by itself.',
  },
  'NETWORK.BULK_APPROVAL_NOT_FOUND': { status: 404, message: 'This approval of many requests does not exist.' },
} as const satisfies ErrorEntries;
