import { faultsOf } from '../row.mjs';

const commission = (path) => `services/commission/${path}`;
const spec = (name) => commission(`test/${name}.int.spec.ts`);

/** What the bank says of payouts afterwards: paid by a lost file, returned, paid though they were rejected. */
export default [
  ...faultsOf(commission('src/batches/earlier-files/earlier-file.ts'), spec('paid-how-often'), [
    [
      'one that was rejected may be paid once',
      "payout.status === 'Rejected' ? 0 : 1",
      '1',
      'one that was given back to the balance, and that the bank says it has paid, was paid once too often',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-file.ts'), spec('payment-returned'), [
    [
      'what came back is counted as paid by its batch',
      "state === 'paid' && returnedAt === undefined",
      "state === 'paid' || (returnedAt === undefined && false)",
      'by a later answer of the bank is shown, and those who decide payouts are told once',
    ],
    [
      'what a person sends again after a batch is not counted',
      "if (payout.status !== 'Approved') return undefined;",
      "if (payout.status !== 'Approved' || payout.batchId != null) return undefined;",
      'was paid twice where a person has sent it again, and the bank has as well',
    ],
    [
      'one return takes back two payments',
      'isAnother && ',
      '',
      'one return takes back one, also where no statement shows the other, and the second one the rest',
    ],
    [
      'what leaves on a later day is what had come back',
      'Math.max(0, left + by)',
      'left + by',
      'is found in a statement that shows nothing of before',
    ],
    [
      'of two files one lone return is that of the payment that arrived',
      'isShown && ',
      '',
      'the second is with the member where the first came back before it left',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-file-watch.ts'), spec('paid-how-often'), [
    [
      'one that cannot be noted keeps the others from being looked at',
      ', this.orLog);',
      ');',
      'of the others where one cannot be noted, and of that one at the next look',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-files.ts'), spec('lost-file'), [
    [
      'what is noted while it waits is counted beside the answer that pays it',
      "if (own.saidPaid !== undefined && !isOther) await this.batches.forgetSaidPaid(session, own, 'of-batch');",
      'void isOther;',
      'is in no second file, is shown with its number, and is paid by the answer of the bank, once',
    ],
    [
      'what two files have paid is taken for one payment',
      'own.isRefiled === true && ',
      'own.isRefiled === undefined && ',
      'is paid twice where its second file is paid by another number',
    ],
    [
      'a number that a statement does not give is another number',
      'own.saidPaid?.utr != null && own.saidPaid.utr !== own.utr',
      'own.saidPaid?.utr !== own.utr',
      'is paid once where the statement gives no number',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-files.ts'), spec('payment-returned'), [
    [
      'what a later batch has paid is not looked for',
      'await this.compare(rows.filter(isOver), ',
      'await this.compare(inDoubt, ',
      'by a statement is found where an earlier file had its payout, until it has left once more',
    ],
    [
      'what an earlier release has counted as paid stays so',
      ' || returnedAt !== undefined);',
      ' && returnedAt === undefined);',
      'is set right where a process of an earlier release has counted it as paid',
    ],
    [
      'a return counts on the day on which it was told',
      '...(isPast(on, at) && { returnedOn: on })',
      '',
      'is found though it left before anybody was told of the return, whose day the answer names',
    ],
  ]),
  ...faultsOf(commission('src/batches/persistence/batches.repository.ts'), spec('payment-returned'), [
    [
      'what came back is not looked at any more',
      "{ state: 'paid' as const, returnedAt: { $exists: true } },",
      '',
      'was paid twice where a person has sent it again, and the bank has as well',
    ],
  ]),
  ...faultsOf(commission('src/batches/persistence/batches.repository.ts'), spec('paid-how-often'), [
    [
      'what was told as less than it is, is not told once its file is old',
      "{ 'saidPaid.isTwice': true, 'saidPaid.toldTwice': false },",
      '',
      'also when the file is old by the time that identity says to whom',
    ],
  ]),
  ...faultsOf(commission('src/payouts/persistence/payouts.repository.ts'), spec('paid-how-often'), [
    [
      'the list says that it came back though it has left once more',
      '...(!cameBackAt && { cameBackAt: 1 as const }),',
      '',
      'those who decide payouts are told once that the member has nothing',
    ],
  ]),
  ...faultsOf(commission('src/payouts/payout-decider.ts'), spec('paid-how-often'), [
    [
      'what was decided is refused as a payment that came back',
      'if (isByHand) refuseSaidPaid',
      'refuseSaidPaid',
      'who approves it on the same payment once more is told that it was decided',
    ],
  ]),
  ...faultsOf(commission('src/batches/files/batch-file-maker.ts'), spec('lost-file'), [
    [
      'a second file has what the first has paid',
      'saidPaid !== undefined || ',
      '',
      'is in no second file, is shown with its number, and is paid by the answer of the bank, once',
    ],
  ]),
  ...faultsOf(commission('src/batches/export-batch-file/export-batch-file.handler.ts'), spec('lost-file'), [
    [
      'statements are not asked about a file that is said to be lost',
      'await this.earlierFiles.lookAtLost(lostRows);',
      '',
      'is in no second file, is shown with its number, and is paid by the answer of the bank, once',
    ],
  ]),
  ...faultsOf(commission('src/batches/export-batch-file/export-batch-file.handler.ts'), spec('said-paid-at-once'), [
    [
      'what is found while a second file is made stands in it',
      'if (!isDeepStrictEqual(await this.waitingIn(batchId, lost, session), waiting)) throw new ChangedMeanwhile();',
      '',
      'a second file of its batch that had not been made is left out of it',
    ],
  ]),
  ...faultsOf(commission('src/batches/answers/answer-taker.ts'), spec('said-paid-at-once'), [
    [
      'what is set free while its answer is uploaded is not noted',
      '    if (isPaidAgain(outcome))\n',
      "    if (outcome === 'paid-twice')\n",
      'that it is set free as unpaid is noted, and told',
    ],
  ]),
  ...faultsOf(commission('src/batches/answers/answer-taker.ts'), spec('payment-returned'), [
    [
      'that a member has nothing is taken for known while nobody can be told',
      "throw new DomainError('SERVER.UNAVAILABLE');",
      'void 0;',
      'is not noted while identity does not say who is told, and then by the same file',
    ],
  ]),
  ...faultsOf(commission('src/batches/answers/answer-taker.ts'), spec('payment-returned'), [
    [
      'what is noted during an upload is taken for the return',
      'returnedOf(line, await this.asItIs(row))',
      "'already'",
      'contradicts what was noted while its answer was uploaded',
    ],
  ]),
  ...faultsOf(commission('src/batches/answers/match-answer.ts'), spec('payment-returned'), [
    [
      'a list that says that a payment came back is a contradiction',
      "line.hadLeft && row.state === 'paid'",
      "line.hadLeft && row.state === 'waiting'",
      'by a later answer of the bank is shown, and those who decide payouts are told once',
    ],
  ]),
];
