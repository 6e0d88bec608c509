import {
  requestCancellation,
  beginBulkApproval,
  cancelBankFile,
  creditCorrected,
  downloadBankFile,
  importBankStatement,
  makeBankFile,
  matchBankLine,
  payeeDetailsChanged,
  payoutDecided,
  planApproved,
  planRejected,
  rejectCancellation,
  rejectPlan,
  revealBatchDetails,
  reverseSale,
  saleReversed,
  takeBankAnswer,
  transferByHand,
  transferStateChanged,
  updateProfile,
  withdrawCancellation,
  type Endpoint,
} from '@deepam/contracts';
import { answered, at, heard, passedOn, published, type KillPoint, type Step } from '../crash/kill-points.js';

/** The transaction and the answer of an audited call. */
const stepsOf = (endpoint: Endpoint, which = ''): Step[] => [
  ...at(endpoint.service, `commit and say audit.audit-recorded.v1 ${endpoint.audit}`),
  ...answered(endpoint, which),
];

const flows = {
  'statement of a bank': [
    ...stepsOf(importBankStatement),
    ...at('network', 'commit bank_lines and expected_payments and idempotency_keys and matching_turns'),
    ...at('network', 'update matching_turns'),
  ],
  'match by hand': stepsOf(matchBankLine),
  'approving many': [
    ...stepsOf(beginBulkApproval),
    ...at('network', 'update bulk_works'),
    ...[...published('network', planApproved), ...heard(planApproved)],
  ],
  'request refused': [...stepsOf(rejectPlan), ...published('network', planRejected)],
  'plan taken back': [
    ...answered(requestCancellation),
    ...answered(withdrawCancellation),
    ...stepsOf(rejectCancellation),
    ...stepsOf(reverseSale),
    ...published('network', saleReversed),
    ...heard(saleReversed),
    ...passedOn('commission', creditCorrected),
    ...heard(creditCorrected),
  ],
  details: [
    ...answered(updateProfile),
    ...[...published('identity', payeeDetailsChanged), ...heard(payeeDetailsChanged)],
  ],
  'bank file': [
    ...answered(revealBatchDetails),
    ...[...stepsOf(makeBankFile), ...stepsOf(cancelBankFile), ...stepsOf(downloadBankFile)],
    ...[...passedOn('commission', payoutDecided, 'Approved'), ...heard(payoutDecided, 'Approved')],
  ],
  'answer of a bank': [
    ...stepsOf(takeBankAnswer),
    ...[...published('commission', transferStateChanged, 'paid'), ...heard(transferStateChanged, 'paid')],
  ],
  'refund by hand': stepsOf(transferByHand),
  'numbers of documents': at('commission', 'commit document_counters and tax_documents'),
  'totals of days': at('commission', 'commit business_day_marks and business_days and business_months'),
} satisfies Record<string, readonly Step[]>;

export const monthKillPoints: readonly KillPoint[] = Object.entries(flows).flatMap(([flow, steps]) =>
  steps.map((step) => ({ ...step, flow })),
);
