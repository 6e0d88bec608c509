import { faultsOf } from '../row.mjs';

const commission = (path) => `services/commission/${path}`;
const network = (path) => `services/network/${path}`;
const spec = (name) => commission(`test/${name}.int.spec.ts`);
const domain = (name) => commission(`src/transfers/domain/${name}`);
const remindsTwice = 'reminds its requester after two and after six days';

export default [
  ...faultsOf(domain('transfer.ts'), domain('transfer.unit.spec.ts'), [
    [
      'a return before any payment is counted against a later payment',
      'Math.max(0, left + by)',
      'left + by',
      'shows that the bank has paid it again after a return',
    ],
    [
      'two sources of one payment are two payments',
      'days.length > most.length ? days : most',
      '[...most, ...days]',
      'pays it once, whichever sources tell of the payment',
    ],
    [
      'a failure outweighs a payment',
      'if (after > 0) return [];',
      "if (after > 0) return added.says === 'failed' ? ['returned'] : [];",
      'of a failure does not outweigh a payment',
    ],
  ]),
  ...faultsOf(domain('transfer.ts'), spec('transfer-evidence'), [
    [
      'the same statement line is two payments',
      'if (isKnown) return transfer;',
      'void isKnown;',
      'is counted once, however often its event comes',
    ],
  ]),
  ...faultsOf(commission('src/payables/payable-keeper.ts'), spec('payables'), [
    [
      'a refund that is paid stays a liability',
      "return isPaid(after) ? 'refunded' : 'refund-returned';",
      "return isPaid(after) ? 'refund-returned' : 'refunded';",
      'is owed until its transfer is paid, and stays a liability until then',
    ],
  ]),
  ...faultsOf(commission('src/payables/payables.repository.ts'), spec('payables'), [
    [
      'an account is closed while money is owed',
      "const unpaid = { memberId, state: { $in: ['owed', 'in-transfer'] as const } };",
      "const unpaid = { memberId, state: { $in: ['in-transfer'] as const } };",
      'is not closed while money is requested, owed or in transfer',
    ],
  ]),
  ...faultsOf(commission('src/payables/payables.repository.ts'), spec('transfers'), [
    [
      'an approved payout counts as received before its transfer is paid',
      "kind: 'payout' as const, state: { $in: ['owed', 'in-transfer'] as const } };",
      "kind: 'payout' as const, state: { $in: ['owed'] as const } };",
      'is sent and recorded by its requester',
    ],
  ]),
  ...faultsOf(commission('src/transfers/decide-payout.ts'), spec('decide-payout'), [
    [
      'a rejected payout keeps the picture of a payment',
      "if (proof === undefined || wish.status === 'Rejected') return decide(null);",
      'if (proof === undefined) return decide(null);',
      'that rejects keeps no picture of a payment',
    ],
    [
      'a payout is approved while the bank details are held',
      'await this.holds.refuse(payout.memberId, session);',
      '',
      'hold the approval for a day, not the request and not the rejection',
    ],
  ]),
  ...faultsOf(commission('src/transfers/transfer-by-hand.ts'), spec('transfers'), [
    [
      'a second transfer needs no second approver',
      'const isAlways = transferCount > 0;',
      'const isAlways = transferCount > 9;',
      'needs one for a second transfer, however little it is',
    ],
    [
      'a transfer by hand has another amount than the payable',
      'if (toPaise(net) !== netPaise)',
      'if (toPaise(net) > netPaise * 9)',
      'is refused for another amount',
    ],
  ]),
  ...faultsOf(commission('src/transfers/record-transfer-sent.ts'), spec('transfers'), [
    [
      'anybody records at once that it was sent',
      'if (transfer.requestedBy !== sentBy && !isOverdue(transfer, now))',
      "if (transfer.requestedBy === '')",
      'is sent and recorded by its requester',
    ],
    [
      'a transfer that was recorded or cancelled is recorded again',
      "if (!isToRecord(transfer)) throw new DomainError('COMMISSION.TRANSFER_ENDED');",
      '',
      'is recorded once of twenty concurrent records',
    ],
  ]),
  ...faultsOf(domain('transfer-facts.ts'), spec('transfers'), [
    [
      'bank details are shown to others than the requester',
      'transfer.requestedBy !== viewer.memberId',
      "transfer.requestedBy === ''",
      'is sent and recorded by its requester',
    ],
    [
      'the requester is reminded at every look',
      'remindersAt(transfer, now) > transfer.reminders',
      'remindersAt(transfer, now) > 0',
      remindsTwice,
    ],
  ]),
  ...faultsOf(commission('src/transfers/remind-requesters.ts'), spec('transfers'), [
    [
      'each replica reminds the requester',
      'await this.book.noteReminder(session, transfer, now);',
      'void transfer;',
      remindsTwice,
    ],
  ]),
  ...faultsOf(commission('src/transfers/record-recovery.ts'), spec('transfers'), [
    [
      'one person alone records a recovery',
      'reason, isAlways: true }',
      'reason, isAlways: false }',
      'is over when two people record that the member gave it back',
    ],
    [
      'a recovery is recorded for tomorrow',
      'if (recovery.day > indianDay(this.clock.now()))',
      'if (recovery.day === indianDay(this.clock.now()))',
      'is no recovery of tomorrow',
    ],
  ]),
  ...faultsOf(commission('src/transfers/end-transfer.ts'), spec('bank-files'), [
    [
      'a transfer is released while the bank may answer',
      'if (!from || from > this.clock.now())',
      'if (!from)',
      'a transfer that the bank never answers is released seven days after its last download',
    ],
  ]),
  ...faultsOf(network('src/bank/domain/transfer-sayings.ts'), network('test/transfer-evidence.int.spec.ts'), [
    [
      'a line that names two transfers pays one of them',
      'exact.length === 1 && (named.length === 1 || !isReferenced) ? exact[0] : undefined',
      'exact[0]',
      'of another amount, or that names two transfers, pays none of them and contradicts each, once',
    ],
  ]),
  ...faultsOf(network('src/bank/transfer-evidence.ts'), network('test/transfer-evidence.int.spec.ts'), [
    [
      'a line pays a transfer that was cancelled before any download',
      "(data.to === 'approved' || data.to === 'cancelled')) return;",
      "data.to === 'approved') return;",
      'of a transfer that is approved or cancelled, and that no bank file has had, is no evidence',
    ],
    [
      'a credit that may be the money of a request is a return',
      'candidates.length > 0);',
      'candidates.length > 9);',
      'and fits a request is ambiguous, and is no return until a person has decided',
    ],
    [
      'a line is evidence in each statement that shows it',
      'if (!(await this.isNew(session, line, saying))) return;',
      'await this.isNew(session, line, saying);',
      'is evidence once, whichever statement shows it',
    ],
  ]),
];
