import { faultsOf } from '../row.mjs';

const commission = (path) => `services/commission/${path}`;
const spec = (name) => commission(`test/${name}.int.spec.ts`);

export default [
  ...faultsOf(commission('src/payouts/payout-decider.ts'), spec('paid-before'), [
    [
      'one person alone pays again what a file for the bank had',
      '{ isAlways: true, filedBefore: 1 }',
      '{ isAlways: false, filedBefore: 1 }',
      'is paid, put into a batch and given back by two people, however small it is',
    ],
  ]),
  ...faultsOf(commission('src/payouts/domain/said-paid.ts'), spec('paid-before'), [
    [
      'what the bank says it has paid is given back',
      "wish?.status === 'Approved' ? wish.knownPayment : undefined",
      'wish?.knownPayment',
      'and that a statement shows as paid is neither batched nor given back',
    ],
  ]),
  ...faultsOf(commission('src/payouts/domain/said-paid.ts'), spec('paid-how-often'), [
    [
      'a payment that came back is taken for one of which whoever approves knows',
      'said == null && known !== undefined',
      'said != null && known !== undefined',
      'before it was approved, it is not approved any more by who names that payment',
    ],
  ]),
  ...faultsOf(commission('src/payouts/payout-decider.ts'), spec('paid-how-often'), [
    [
      'what was approved on a payment is taken for sent',
      '{ knownPayment: paidBefore ?? null }',
      '{ knownPayment: null }',
      'where it was approved on one payment, and the other has come back',
    ],
  ]),
  ...faultsOf(commission('src/payouts/persistence/payouts.repository.ts'), spec('said-paid-at-once'), [
    [
      'what is found and what is decided at one moment do not see each other',
      '$inc: { findings: 1 }, ',
      '',
      'another one of its payout is a second one',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-file.ts'), spec('paid-before'), [
    ['what came back is taken for paid', 'left <= known', 'left < known', 'goes on waiting where what left came back'],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-file.ts'), spec('said-paid-news'), [
    [
      'a payment that was found is told at every look',
      'saidPaid.toldTwice === undefined)',
      'saidPaid.toldTwice !== true)',
      'are told once of one that was paid after all, however often it is looked at',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-files.ts'), spec('said-paid-news'), [
    [
      'what could not be told is never told',
      'await this.tellLate(rows, deciders, attempt);',
      '',
      'while identity does not say whom to tell: it is noted, and told later',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-file-watch.ts'), spec('paid-how-often'), [
    [
      'what could not be told is not told once its file is old',
      '...untold, ',
      '',
      'also when the file is old by the time that identity says to whom',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-files.ts'), spec('paid-how-often'), [
    [
      'what came back is counted on',
      'await this.count(session, approved);',
      '',
      'where it was approved on one payment, and the other has come back',
    ],
    [
      'that a member has nothing is told to nobody',
      'if (isLost) await this.teller.tellLost(session, payout, row, whom);',
      '',
      'those who decide payouts are told once that the member has nothing',
    ],
    [
      'that a member has nothing is forgotten while nobody can be told',
      'if (isLost && whom.length === 0) return false;',
      '',
      'it is told when identity says to whom',
    ],
  ]),
  ...faultsOf(commission('src/batches/answers/answer-taker.ts'), spec('said-paid-news'), [
    [
      'a second payment by an answer is not told',
      'await this.earlierFiles.paidByBatch(session, row, deciders);',
      'void deciders;',
      'are told once more when its next file pays it as well, with that answer',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-files.ts'), spec('paid-before'), [
    [
      'what was noted stays when the payment came back',
      'const isBack = hasComeBack(row, lines);',
      'const isBack = false;',
      'is free again, for two people, when what a statement showed as paid comes back in a later one',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-file.ts'), spec('paid-before'), [
    [
      'a second payment by a later batch is not shown as one',
      'return inBatches + afterwards +',
      'return afterwards +',
      'and that its next file pays, too, was paid twice, and is shown so',
    ],
  ]),
  ...faultsOf(commission('src/batches/persistence/batches.repository.ts'), spec('paid-how-often'), [
    [
      'a second payment is told no more after one of two came back',
      "{ $set: { 'saidPaid.toldTwice': false } }",
      "{ $set: { 'saidPaid.toldTwice': true } }",
      'and what was told as twice is news again where its next file pays it',
    ],
  ]),
  ...faultsOf(commission('src/batches/export-batch-file/export-batch-file.handler.ts'), spec('said-paid-at-once'), [
    [
      'what is found while a file is made stands in the file',
      'await this.refuseSaidPaid(session, plan);',
      '',
      'another file that had not been made is left out of it',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/said-paid-teller.ts'), spec('paid-how-often'), [
    [
      'more is said to be sent than was approved',
      'amountPaise: tax?.netPaise ?? amountPaise',
      'amountPaise',
      'what is to be sent is what was left after the tax of its approval',
    ],
  ]),
  ...faultsOf(commission('src/batches/cancel-payout-batch/cancel-payout-batch.handler.ts'), spec('payout-batches'), [
    [
      'a batch is cancelled though the bank may have paid it',
      'if (isFiled && !speaksOf(filedAt, said))',
      'if (isFiled && speaksOf(filedAt, said))',
      'whose file was made is cancelled by a word that none of it is paid',
    ],
    [
      'a batch is cancelled by a word about an earlier file',
      'Date.parse(lastFile) === filedAt',
      'Date.parse(lastFile) <= filedAt',
      'is not cancelled by a word about an earlier file',
    ],
  ]),
  ...faultsOf(commission('src/batches/domain/payout-reference.ts'), spec('payout-answer'), [
    [
      'a name that looks like a reference hides a payment',
      'return ours.length > 0 ? ours : found;',
      'return found;',
      'finds a payment whose payee is called like a reference',
    ],
  ]),
  ...faultsOf(commission('src/batches/export-batch-file/export-batch-file.handler.ts'), spec('payout-file'), [
    [
      'a word about an earlier file is taken for the latest',
      'if (last > 0 && last !== lost)',
      'if (last > 0 && lost === 0)',
      'is made a second time only if somebody says that the bank never got the first one',
    ],
  ]),
  ...faultsOf(commission('src/batches/cancel-payout-batch/cancel-payout-batch.handler.ts'), spec('payout-batches'), [
    [
      'whoever pays cancels what the bank may be paying',
      "filedAt === 0 || from <= this.clock.now() || may(caller, 'adjust-money')",
      'filedAt >= 0',
      'whose file was made is cancelled by a word that none of it is paid',
    ],
  ]),
  ...faultsOf(commission('src/payouts/record-payout-sent/record-payout-sent.handler.ts'), spec('sent-again'), [
    [
      'one person alone sends again what came back',
      'isAlways: true',
      'isAlways: false',
      'is recorded as sent by two people, however little it is',
    ],
    [
      'what has left once more is sent again',
      'await this.earlierFiles.look([sent.payoutId]);',
      '',
      'is not sent when a statement shows meanwhile that it has left once more',
    ],
    [
      'what did not come back is sent again',
      'const isLost = payout.cameBackAt !== undefined && isUnpaid(payout, rows);',
      'const isLost = payout.cameBackAt !== undefined;',
      'is not sent where nothing came back, and once only',
    ],
    [
      'a held member is sent money',
      'await this.holds.refuse(memberId, session);',
      '',
      'waits while its member is held as an approval does',
    ],
  ]),
  ...faultsOf(commission('src/payouts/persistence/payouts.repository.ts'), spec('sent-again'), [
    [
      'what was sent again does not count as paid',
      '{ ...sent, ...granted, knownPayment: null,',
      '{ ...sent, ...granted,',
      'is recorded as sent by two people, however little it is',
    ],
    [
      'what was sent again is to be sent once more',
      '{ cameBackAt: 1 as const, ...(isGranted ? {} : noLongerToSend) }',
      '{ reason: 1 as const, ...(isGranted ? {} : noLongerToSend) }',
      'is recorded as sent by two people, however little it is',
    ],
    [
      'what is sent again alone is taken for granted, as its approval was',
      '...(isGranted ? {} : noLongerToSend)',
      '',
      'is sent once by two people, and twice by nobody',
    ],
  ]),
  ...faultsOf(commission('src/payouts/payout-decider.ts'), spec('granted-payouts'), [
    [
      'bank details are shown for what the bank has paid',
      'const isToSend = isByHand && netPaise > 0 && asked.what === undefined;',
      'const isToSend = isByHand && netPaise > 0;',
      'shows none of what is not to be sent',
    ],
  ]),
  ...faultsOf(commission('src/payouts/payout-decider.ts'), spec('sent-too'), [
    [
      'what was sent as well is stored as nothing sent',
      'isSentToo ? undefined : earlier?.saidPaid?.reference',
      'earlier?.saidPaid?.reference',
      'is approved by two people as paid twice',
    ],
    [
      'nobody is told of what was sent as well',
      'if (isSentToo) await this.earlierFiles.counted(session, payoutId, deciders);',
      'void deciders;',
      'is approved by two people as paid twice',
    ],
  ]),
];
