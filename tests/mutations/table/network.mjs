import { faultsOf } from '../row.mjs';

const network = (path) => `services/network/${path}`;
const spec = (name) => network(`test/${name}.int.spec.ts`);
const bank = (file) => network(`src/bank/domain/${file}`);

const backgroundWork = 'tests/background/background-work.int.spec.ts';
const deletes =
  'the deletion removes the member from every list, keeps the code and the UTR from others, and is published';
const refusesDeletion =
  'the deletion is rejected for approved members, members with a plan or a downline, the head and unknown members';

export default [
  ...faultsOf(network('src/plan/approve-plan/approve-plan.ts'), spec('approvals'), [
    [
      'a plan that is given without a second approver',
      "payment === 'received' && request?.plan === plan;",
      'request?.plan === plan || payment.length > 0;',
      'an unpaid plan waits for a second approver with the permission, pays nothing until then, and is set once',
    ],
  ]),
  ...faultsOf(network('src/payments/persistence/payment-proofs.repository.ts'), spec('seen-before'), [
    [
      'many copies hide who else sent the picture',
      'return found.length < limit ? found : null;',
      'return found;',
      'the picture of another member gives a warning, however often its sender sent copies of it before',
    ],
  ]),
  ...faultsOf(network('src/payments/persistence/payment-references.repository.ts'), spec('payment-references'), [
    [
      'reuse of a UTR by its own sender after approval',
      '{ $set: { saleId } }',
      '{ $set: { saleId: null } }',
      'a UTR belongs to its sender, whether replaced, rejected or deleted, until it has led to a sale',
    ],
  ]),
  ...faultsOf(network('src/plan/reject-plan.ts'), spec('plan-payment'), [
    [
      'a rejection that keeps its proof',
      'await this.discarded.add([planRequest.proofKey], session);',
      '',
      'the rejection ends the request, notifies the member of the reason and removes the picture; the member may send the UTR again',
    ],
  ]),
  ...faultsOf(network('src/tree/persistence/memberships.repository.ts'), spec('plan-payment'), [
    [
      'a rejection that keeps its request',
      '{ planRejection }, $unset: { planRequest: 1 } }',
      '{ planRejection }, $unset: { discarded: 1 } }',
      'the rejection ends the request, notifies the member of the reason and removes the picture; the member may send the UTR again',
    ],
  ]),
  ...faultsOf(network('src/payments/persistence/enrollments.repository.ts'), spec('plan-payment'), [
    [
      'each opening of the dialog is another payment',
      'if (open && holds(open, previousPlan, this.clock.now())) return open;',
      '',
      'an unfinished payment is the same for the same plan, and another one for another plan',
    ],
  ]),
  ...faultsOf(network('src/payments/persistence/enrollment.schema.ts'), spec('plan-payment'), [
    [
      'two tabs begin two payments',
      '{ unique: true, partialFilterExpression',
      '{ partialFilterExpression',
      'an unfinished payment is one payment, however many tabs begin it concurrently',
    ],
  ]),
  ...faultsOf(network('src/plan/approve-plan/approve-plan.ts'), spec('approve-plan'), [
    [
      'a waived payment is sold',
      "payment === 'waived' ? 0 :",
      "payment === 'received' ? 0 :",
      'a waived payment makes a sale of zero',
    ],
    [
      'an upgrade is sold at the whole price',
      ': { plan }, held)',
      ': { plan }, null)',
      'an approval works without a request, as Update Plan, and sells the difference',
    ],
    [
      'a sale that nobody hears of',
      'await this.outbox.add(session, planApproved, {',
      'void ((_: object) => 0)({',
      'an approval sets the plan, settles the request, records the sale and publishes it once',
    ],
  ]),
  ...faultsOf(network('src/tree/domain/ancestry.ts'), spec('approve-plan'), [
    [
      'eleven uplines of a sale',
      'export const uplineLevels = 10;',
      'export const uplineLevels = 11;',
      'the upline is the ten nearest of a chain of twelve, as of the sale',
    ],
  ]),
  ...faultsOf(network('src/tree/persistence/memberships.repository.ts'), spec('membership'), [
    ['a deleted member stays in lists', '$unset: { live: 1, planRequest: 1 }', '$unset: { planRequest: 1 }', deletes],
  ]),
  ...faultsOf(network('src/membership/domain/standing-rules.ts'), spec('membership'), [
    [
      'the approved can be deleted',
      'if (member.isHead || member.isApproved) return',
      'if (member.isHead) return',
      refusesDeletion,
    ],
    [
      'those with others below can be deleted',
      'if (hasDownline) return',
      'if (hasDownline === null) return',
      refusesDeletion,
    ],
  ]),
  ...faultsOf(network('src/membership/place-member/place-member.ts'), spec('placing'), [
    [
      'the request of Add Member forgotten',
      'if (newcomer.planRequest) {',
      'if (newcomer.planRequest === undefined) {',
      'a placing opens the plan request of Add Member',
    ],
  ]),
  ...faultsOf(network('src/membership/place-member/referral-codes.ts'), spec('placing'), [
    ['a code given to two', '=== null) return code;', '!== undefined) return code;', 'a taken code is drawn again'],
  ]),
  ...faultsOf(network('src/membership/network-children.ts'), spec('network-children'), [
    [
      "a branch of a stranger's network",
      'if (!isSeen) throw',
      'if (isSeen === undefined) throw',
      'a branch is open to its uplines and the head, and to no other member',
    ],
  ]),
  ...faultsOf(network('src/tally/domain/credit-entry.ts'), spec('credits'), [
    [
      'what was taken back stays in the totals',
      "data.ledger === 'commission' ? -data.amountPaise : 0",
      "data.ledger === 'commission' ? 0 : 0",
      'reversed credits reduce the totals and the viewer’s earnings from the member',
    ],
  ]),
  ...faultsOf(network('src/bulk-approval/row-approver.ts'), spec('bulk-approval'), [
    [
      'what was looked at is not looked at again',
      'if (refusal) throw',
      'if (refusal === undefined) throw',
      'a changed amount, an unknown request and a repeated row are rejected',
    ],
  ]),
  ...faultsOf('libs/messaging/src/bulk-work/bulk-works.repository.ts', spec('bulk-approval'), [
    [
      'a replica that lost its place goes on approving',
      "{ _id: workId, holder, state: 'running' }",
      '{ _id: workId }',
      'a replica that has lost its lease writes neither sale nor result',
    ],
  ]),
  ...faultsOf('libs/messaging/src/bulk-work/bulk-work-runner.ts', spec('bulk-approval'), [
    [
      'it goes on though a right was taken',
      'if (this.isOver(caller))',
      'if (this.closing)',
      'a replica stops when the initiator loses the permission, and changes nothing more',
    ],
  ]),
  ...faultsOf('libs/messaging/src/bulk-work/row-doer.ts', spec('bulk-work'), [
    [
      'rows are done by whoever may not do one',
      'this.calls.assertMay(kind, caller);',
      '',
      'the permission is checked again before each row',
    ],
    [
      'the result is written after the effect',
      "await this.works.settle(row, holder, { state: 'done' }, session);",
      "void this.transactions.run((own) => this.works.settle(row, holder, { state: 'done' }, own)).catch(() => undefined);",
      'stopped work leaves each row either done with its result, or unchanged',
    ],
  ]),
  ...faultsOf(network('src/bank/matching-lease.ts'), spec('matching-lease'), [
    [
      'a run that lost its lease writes',
      'if (matchedCount !== 1) throw',
      'if (matchedCount > 1) throw',
      'a run that has lost its lease after reading writes neither matches nor suggestions; the next one does',
    ],
  ]),
  ...faultsOf(network('src/plan/reverse-sale.ts'), spec('reverse-sale'), [
    [
      'who decides about plans takes back what nobody asked for',
      "if (!isAsked && !may(caller, 'adjust-money')) throw",
      "if (!isAsked && !may(caller, 'decide-plans')) throw",
      'the caller decides about plans and has given the password recently',
    ],
    [
      'a sale is reversed below an upgrade',
      'if (block !== null) throw',
      "if (block === 'reversed') throw",
      'a later sale is reversed first',
    ],
  ]),
  ...faultsOf(network('src/plan/approve-plan/approve-plan.ts'), spec('cancellations'), [
    [
      'a wish to give a plan back waits for ever below an upgrade',
      'if (request) await this.endCancellations(memberId, approvedAt, session);',
      '',
      'a member’s request for a higher plan ends the cancellation of the lower one',
    ],
  ]),
  ...faultsOf(network('src/tally/tally.ts'), backgroundWork, [
    [
      'totals wait for a slow look',
      'this.database.wakeUps.afterCommit(tallyModel, session);',
      '',
      'works on it at once',
    ],
  ]),
  ...faultsOf(bank('numbered-reversals.ts'), bank('numbered-reversals.unit.spec.ts'), [
    [
      'a dismissed debit takes its credit back again',
      'dismissedReversals?.includes(_id) === true',
      'dismissedReversals?.length === 0',
      'such a debit reverses the credit although a person has dismissed another debit',
    ],
    [
      'a dismissed debit silences all others',
      'dismissedReversals?.includes(_id) === true',
      'dismissedReversals !== undefined',
      'such a debit reverses the credit although a person has dismissed another debit',
    ],
  ]),
  ...faultsOf(bank('unnumbered-reversals.ts'), bank('unnumbered-reversals.unit.spec.ts'), [
    [
      'a dismissed reversal without a number takes its credit back again',
      '(isDismissed(credit, debit) ? [] :',
      '(credit === debit ? [] :',
      'such a reversal reverses the credit although another one of its day was dismissed',
    ],
  ]),
  ...faultsOf(bank('claim-doubt.ts'), bank('claim-doubt.unit.spec.ts'), [
    [
      'a credit that a debit takes back is clean',
      "if (reversedOn !== undefined) return 'reversed';",
      '',
      'a claim is doubtful when a debit reverses the credit',
    ],
    [
      'a credit with the name or the link of another member is clean',
      'if (isOfOthers || claims',
      'if (claims',
      'is doubtful when the credit has the name or the link of another member',
    ],
  ]),
  ...faultsOf(network('src/bank/rejected-numbers.ts'), spec('stolen-numbers'), [
    [
      'cotton-order does not learn of a second sender',
      'await this.announce(utr, session);',
      '',
      'the number makes the claim of its first sender on cotton doubtful if it is refused before or after the match',
    ],
  ]),
  ...faultsOf(network('src/bank/dismiss-reversal.ts'), spec('dismissed-reversals'), [
    [
      'another debit is hidden by a dismissal',
      'await this.reversals.flag([line], session);',
      '',
      'another debit of the same day reverses the credit, imported before or after the dismissal',
    ],
    [
      'the person who dismissed a reversal approves on its credit',
      'freedBy: { $each: accountsOf(caller) }',
      'freedBy: { $each: [] }',
      'the credit pays again once two people have dismissed the reversal; the requester needs a second approver for its plan',
    ],
  ]),
  ...faultsOf(network('src/bank/match-bank-line.ts'), spec('freed-credits'), [
    [
      'one person matches a credit to an approved request',
      'isAlways: true,\n      amountPaise: line.amountPaise',
      'amountPaise: line.amountPaise',
      'two people match it to a credit, and see the amount in doubt',
    ],
  ]),
  ...faultsOf(network('src/bank/statement-importer.ts'), spec('freed-credits'), [
    [
      'a forged debit hides the genuine one',
      'known === null || dismissed.has(known) || showsMore(all[at]!, known) ? null : known,',
      'known,',
      'the line hides no reversal that has its %s',
    ],
  ]),
  ...faultsOf(network('src/bank/reversals.ts'), spec('freed-credits'), [
    [
      'a flood of reversals hides another one',
      '[own, ...byStatement.values()].flatMap((ofOne) => ofOne.slice(0, mostUnnumbered))',
      '[own, ...byStatement.values()].flat().slice(0, mostUnnumbered)',
      'a line takes no place from a reversal of another statement that is imported before its credit',
    ],
  ]),
];
