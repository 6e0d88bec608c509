import { faultsOf } from '../row.mjs';

const commission = (path) => `services/commission/${path}`;
const spec = (name) => commission(`test/${name}.int.spec.ts`);

export default [
  ...faultsOf(commission('src/ledger/credit.service.ts'), spec('holds'), [
    [
      'hold days counted from now instead of the sale',
      'creditTerms(occurredAt, this',
      'creditTerms(new Date(), this',
      'commission is pending and can’t be requested until the hold days are over',
    ],
    ['a hold is not kept', 'if (releaseAt) await', 'if (!releaseAt) await', 'a making charge waits as well'],
  ]),
  ...faultsOf(commission('src/ledger/persistence/holds.repository.ts'), spec('holds'), [
    [
      'holds are released before their day',
      'releaseAt: { $lte: now }',
      'releaseAt: { $gte: now }',
      'commission is pending and can’t be requested until the hold days are over',
    ],
    [
      'a hold of which everything was taken back stays',
      'if (hold?.amountPaise === 0)',
      'if (hold?.amountPaise === 1)',
      'a correction reverses a whole pending credit, which is then never released',
    ],
  ]),
  ...faultsOf(commission('src/ledger/persistence/balances.repository.ts'), spec('payouts'), [
    [
      'the balance guard removed',
      'if (matchedCount + upsertedCount !== updates.length)',
      'if (matchedCount + upsertedCount > updates.length)',
      'the ledger itself rejects it if a caller did not check the balance',
    ],
  ]),
  ...faultsOf(commission('src/ledger/persistence/balances.repository.ts'), spec('payouts'), [
    [
      'an account may fall below zero',
      '{ $gte: -amount }',
      '{ $gte: amount }',
      'the ledger itself rejects it if a caller did not check the balance',
    ],
  ]),
  ...faultsOf(commission('src/statement/statement.controller.ts'), spec('statement-summary'), [
    [
      'the statement summary always called complete',
      'counted < this.income.mostCounted',
      'counted < Infinity',
      'the summary is marked as incomplete if there are more postings than it counts',
    ],
    [
      'a summary of a month too few',
      'query.months)',
      'query.months - 1)',
      'the summary sums income by Indian month and by level, the months without income too',
    ],
  ]),
  ...faultsOf(commission('src/ledger/persistence/income-sums.repository.ts'), spec('statement-summary'), [
    [
      "a summary of everybody's income",
      '$match: { memberId, occurredAt',
      '$match: { occurredAt',
      'the summary reads along the index and reads no row of other members',
    ],
    [
      'corrections left out of the summary',
      "'adjustment', 'correction']",
      "'adjustment']",
      'the summary subtracts a reversed credit in the month of the reversal',
    ],
  ]),
  ...faultsOf(commission('src/ledger/persistence/postings.repository.ts'), spec('statement'), [
    [
      "everybody's postings on a statement",
      'rowsAfter({ memberId }, newestFirst',
      'rowsAfter({}, newestFirst',
      'the statement shows every movement, newest first',
    ],
  ]),
  ...faultsOf('libs/platform/src/paging/rows-after.ts', spec('statement'), [
    [
      'a page of a statement begins with the last row again',
      "'$gt' : '$lt'",
      "'$gt' : '$lte'",
      'the statement comes in pages',
    ],
  ]),
  ...faultsOf(commission('src/statement/statement/statement-pages.ts'), spec('statement'), [
    [
      'a stranger reads a statement',
      "if (!isOfCompany(caller)) throw new DomainError('ACCESS.NOT_YOURS');",
      '',
      'the statement is for its member and the head only',
    ],
  ]),
  ...faultsOf(commission('src/ledger/correct-posting.ts'), spec('statement'), [
    [
      'a correction of more than is left',
      'if (amountPaise > left) throw tooHigh(left);',
      '',
      'a credit may be corrected in parts until nothing is left, each a linked entry',
    ],
    [
      'what is asked for is taken back',
      'if (available < amountPaise) throw tooHigh(available);',
      'if (available < 0) throw tooHigh(available);',
      'requested or paid money can’t be corrected',
    ],
  ]),
  ...faultsOf(commission('src/payouts/persistence/payouts.repository.ts'), spec('payouts'), [
    [
      'the latest payouts read without their member',
      'find({ memberId }, {',
      'find({}, {',
      'a payout is shown to its member and to no other member',
    ],
  ]),
  ...faultsOf(commission('src/payouts/persistence/payouts.repository.ts'), spec('decide-payout'), [
    [
      "another member's payout decided",
      'findOne({ _id: id, memberId }, {',
      'findOne({ _id: id }, {',
      'a decision must name the member of the request',
    ],
  ]),
  ...faultsOf(commission('src/payouts/payout-decider.ts'), spec('payouts'), [
    [
      'a decision that nobody hears of',
      'await this.outbox.addAll(\n      session,\n      payoutDecided,',
      'void ((..._: unknown[]) => 0)(\n      session,\n      payoutDecided,',
      'a payout is published to the head and to the member by events',
    ],
  ]),
  ...faultsOf(commission('src/payouts/commission-request.ts'), spec('payouts'), [
    [
      'a payout without a plan',
      'if (!member || !mayBePaid(member, from)) throw',
      'if (!member) throw',
      'a payout of commission needs Silver or Gold',
    ],
  ]),
  ...faultsOf(commission('src/sales/commission.service.ts'), spec('on-plan-approved'), [
    [
      'a sale that comes by two messages is not known again',
      'if (isRecorded) return;',
      '',
      'a repeated message, or another message with the same sale, changes nothing',
    ],
    [
      'skipped uplines hear of a credit',
      'skipped === null && !published.has(level)',
      '!published.has(level)',
      'the commission is available to the four paid uplines, and published once each',
    ],
    [
      'an impossible sale is tried for ever',
      'throw new MalformedEvent(error.message, { cause: error });',
      'throw error;',
      'the consumer of plan sales sets an impossible sale aside immediately and continues',
    ],
  ]),
  ...faultsOf(commission('src/schedule/schedules.repository.ts'), spec('schedule'), [
    [
      'the latest rates for every sale',
      '.findOne({ effectiveFrom: { $lte: moment } }, {',
      '.findOne({}, {',
      'a new schedule holds for later sales; an earlier sale keeps its rates, even if its event is late',
    ],
  ]),
  ...faultsOf(commission('src/earnings/on-return-approved.ts'), spec('earnings'), [
    [
      'a making charge that was posted is not known again',
      'if (await this.ledger.isPosted(makingChargeKey(orderId), session)) return;',
      '',
      'an approved deposit return credits the making charge to earnings and publishes it, once per order',
    ],
  ]),
  ...faultsOf(commission('src/earnings/add-earnings.ts'), spec('earnings'), [
    [
      'earnings for the deleted',
      '!member || member.isDeleted',
      '!member',
      'earnings for a deleted member or without an amount are rejected',
    ],
  ]),
  ...faultsOf(commission('src/audit/check-balances.ts'), spec('audit'), [
    [
      'an audit that looks at no balance',
      'if (kept !== posted)',
      'if (kept === -1)',
      'the audit finds a balance that is a paisa off',
    ],
  ]),
  ...faultsOf(commission('src/audit/check-postings.ts'), spec('audit'), [
    [
      'an audit that adds nothing up',
      'if (sum !== 0) findings',
      'if (sum === -1) findings',
      'the audit finds a posting that does not sum to zero, and its consequences',
    ],
  ]),
  ...faultsOf(commission('src/sales/on-network-events.ts'), spec('on-sale-reversed'), [
    [
      'a reversal that comes before its approval leaves the credit that follows',
      'await this.commission.creditSale(saleIn(data), session);',
      '',
      'a reversal before or together with its approval has the same result',
    ],
  ]),
];
