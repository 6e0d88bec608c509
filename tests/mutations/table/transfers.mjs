import { faultsOf } from '../row.mjs';

const commission = (path) => `services/commission/${path}`;
const network = (path) => `services/network/${path}`;
const spec = (name) => commission(`test/${name}.int.spec.ts`);
const domain = (name) => commission(`src/transfers/domain/${name}`);
const remindsTwice =
  'the manual transfer’s requester is reminded after two and after six days, and other people may record it after seven';

export default [
  ...faultsOf(domain('transfer.ts'), domain('transfer.unit.spec.ts'), [
    [
      'a return before any payment is counted against a later payment',
      'Math.max(0, left + by)',
      'left + by',
      'a payment after a return counts even if no statement shows the first payment',
    ],
    [
      'two sources of one payment are two payments',
      'days.length > most.length ? days : most',
      '[...most, ...days]',
      'a payment counts once, however many sources show it',
    ],
    [
      'a failure outweighs a payment',
      'if (after > 0) return [];',
      "if (after > 0) return added.says === 'failed' ? ['returned'] : [];",
      'a failure does not outweigh a payment, and both are kept',
    ],
  ]),
  ...faultsOf(domain('transfer.ts'), spec('transfer-evidence'), [
    [
      'the same statement line is two payments',
      'if (isKnown) return transfer;',
      'void isKnown;',
      'a line counts once, however often its event arrives',
    ],
  ]),
  ...faultsOf(commission('src/payables/payable-keeper.ts'), spec('payables'), [
    [
      'a refund that is paid stays a liability',
      "return isPaid(after) ? 'refunded' : 'refund-returned';",
      "return isPaid(after) ? 'refund-returned' : 'refunded';",
      'a deposit is owed until its transfer is paid, and stays a liability until then',
    ],
  ]),
  ...faultsOf(commission('src/payables/payables.repository.ts'), spec('payables'), [
    [
      'an account is closed while money is owed',
      "const unpaid = { memberId, state: { $in: ['owed', 'in-transfer'] as const } };",
      "const unpaid = { memberId, state: { $in: ['in-transfer'] as const } };",
      'an account can’t be closed while money is requested, owed or in transfer',
    ],
  ]),
  ...faultsOf(commission('src/payables/payables.repository.ts'), spec('transfers'), [
    [
      'an approved payout counts as received before its transfer is paid',
      "kind: 'payout' as const, state: { $in: ['owed', 'in-transfer'] as const } };",
      "kind: 'payout' as const, state: { $in: ['owed'] as const } };",
      'the manual transfer’s requester sends and records it, and sees the bank details for a week; until then the member has nothing',
    ],
  ]),
  ...faultsOf(commission('src/transfers/update-commission-status.ts'), spec('decide-payout'), [
    [
      'a rejected payout keeps the picture of a payment',
      "if (proof === undefined || input.status === 'Rejected') return decide(null);",
      'if (proof === undefined) return decide(null);',
      'a rejection stores no picture of a payment',
    ],
    [
      'a payout is approved while the bank details are held',
      'await this.holds.assertNotHeld(payout.memberId, session);',
      '',
      'a change of bank details holds the approval for a day, but neither the request nor the rejection',
    ],
  ]),
  ...faultsOf(commission('src/transfers/transfer-by-hand.ts'), spec('transfers'), [
    [
      'a second transfer needs no second approver',
      'const isAlways = transferCount > 0;',
      'const isAlways = transferCount > 9;',
      'a second transfer needs a second approver, however small it is',
    ],
    [
      'a transfer by hand has another amount than the payable',
      'if (toPaise(net) !== netPaise)',
      'if (toPaise(net) > netPaise * 9)',
      'a manual transfer with another amount, or of a paid payable, is rejected',
    ],
  ]),
  ...faultsOf(commission('src/transfers/record-transfer-sent.ts'), spec('transfers'), [
    [
      'anybody records at once that it was sent',
      'if (transfer.requestedBy !== sentBy && !isOverdue(transfer, now))',
      "if (transfer.requestedBy === '')",
      'the manual transfer’s requester sends and records it, and sees the bank details for a week; until then the member has nothing',
    ],
    [
      'a transfer that was recorded or cancelled is recorded again',
      "if (!isToRecord(transfer)) throw new DomainError('COMMISSION.TRANSFER_ENDED');",
      '',
      'the manual transfer is recorded once by twenty concurrent calls, and is never both recorded and cancelled',
    ],
  ]),
  ...faultsOf(domain('transfer-facts.ts'), spec('transfers'), [
    [
      'bank details are shown to others than the requester',
      'transfer.requestedBy !== viewer.memberId',
      "transfer.requestedBy === ''",
      'the manual transfer’s requester sends and records it, and sees the bank details for a week; until then the member has nothing',
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
      'isAlways: true,',
      'isAlways: false,',
      'a duplicate payment ends when two people record that the member gave it back',
    ],
    [
      'a recovery is recorded for tomorrow',
      'if (recovery.day > indianDay(this.clock.now()))',
      'if (recovery.day === indianDay(this.clock.now()))',
      'a recovery can’t have a future day',
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
      'a debit of another amount, or that names two transfers, pays none of them and contradicts each, once',
    ],
  ]),
  ...faultsOf(network('src/bank/transfer-evidence.ts'), network('test/transfer-evidence.int.spec.ts'), [
    [
      'a line pays a transfer that was cancelled before any download',
      "(data.to === 'approved' || data.to === 'cancelled')) return;",
      "data.to === 'approved') return;",
      'a debit of an approved or cancelled transfer that no bank file has had is no evidence',
    ],
    [
      'a credit that may be the money of a request is a return',
      'candidates.length > 0);',
      'candidates.length > 9);',
      'a credit that fits a request is ambiguous, and is no return until a person has decided',
    ],
    [
      'a line is evidence in each statement that shows it',
      'if (!(await this.isNew(session, line, saying))) return;',
      'await this.isNew(session, line, saying);',
      'a debit is evidence once, whichever statement shows it and however often its transfer changes',
    ],
  ]),
];
