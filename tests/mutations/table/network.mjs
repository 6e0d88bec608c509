import { faultsOf } from '../row.mjs';

const network = (path) => `services/network/${path}`;
const spec = (name) => network(`test/${name}.int.spec.ts`);
const bank = (file) => network(`src/bank/domain/${file}`);

const idle = 'tests/idle/idle.int.spec.ts';
const deletes = 'takes them out of every list, keeps the code from others, keeps the UTR from others too and says so';
const refusesDeletion = 'is refused for the approved, the paid, those with others below, the head and nobody';

export default [
  ...faultsOf(network('src/plan/approve-plan/approve-plan.handler.ts'), spec('four-eyes'), [
    [
      'a plan that is given without a second person',
      "payment === 'received' && request?.plan === plan;",
      'request?.plan === plan || payment.length > 0;',
      'waits for a second person who may set it alone, pays nothing until then, and is set once',
    ],
  ]),
  ...faultsOf(network('src/payments/persistence/payment-proofs.repository.ts'), spec('seen-before'), [
    [
      'many copies hide who else sent the picture',
      'return found.length < limit ? found : null;',
      'return found;',
      'of the picture of somebody else, however often its sender sent copies of it before',
    ],
  ]),
  ...faultsOf(network('src/payments/persistence/payment-references.repository.ts'), spec('payment-references'), [
    [
      'reuse of a UTR by its own sender after approval',
      '{ $set: { saleId } }',
      '{ $set: { saleId: null } }',
      'belongs to its sender, whether replaced, rejected or deleted, until it has led to a sale',
    ],
  ]),
  ...faultsOf(network('src/plan/reject-plan/reject-plan.handler.ts'), spec('plan-payment'), [
    ['a rejection that keeps its proof', 'await this.discarded.add([planRequest.proofKey], session);', '', 'clears it'],
    ['a rejection that keeps its request', '$unset: { planRequest: 1 } }', '$unset: { discarded: 1 } }', 'clears it'],
  ]),
  ...faultsOf(network('src/plan/persistence/enrollments.repository.ts'), spec('plan-payment'), [
    [
      'each opening of the dialog is another payment',
      'if (open && holds(open, previousPlan, this.clock.now())) return open;',
      '',
      'is the same again for the same plan, and another one for another plan',
    ],
  ]),
  ...faultsOf(network('src/plan/persistence/enrollment.schema.ts'), spec('plan-payment'), [
    [
      'two tabs begin two payments',
      '{ unique: true, partialFilterExpression',
      '{ partialFilterExpression',
      'is one, however many tabs begin it at the same moment',
    ],
  ]),
  ...faultsOf(network('src/plan/approve-plan/approve-plan.handler.ts'), spec('approve-plan'), [
    [
      'a waived payment is sold',
      "payment === 'waived' ? 0 :",
      "payment === 'received' ? 0 :",
      'sells for nothing when the payment is waived',
    ],
    [
      'an upgrade is sold at the whole price',
      ': { plan }, held)',
      ': { plan }, null)',
      'works without a request, as Update Plan, and sells the difference',
    ],
    [
      'a sale that nobody hears of',
      'await this.outbox.add(session, planApproved, {',
      'void ((_: object) => 0)({',
      'sets the plan, settles the request, records the sale and says so once',
    ],
  ]),
  ...faultsOf(network('src/membership/domain/ancestry.ts'), spec('approve-plan'), [
    [
      'eleven uplines of a sale',
      'export const uplineLevels = 10;',
      'export const uplineLevels = 11;',
      'is the ten nearest of a chain of twelve, as they are in that moment',
    ],
  ]),
  ...faultsOf(network('src/membership/membership-remover.ts'), spec('membership'), [
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
  ...faultsOf(network('src/membership/place-member/place-member.handler.ts'), spec('placing'), [
    [
      'the request of Add Member forgotten',
      'if (newcomer.planRequest) {',
      'if (newcomer.planRequest === undefined) {',
      'opens the plan request that came along with Add Member',
    ],
  ]),
  ...faultsOf(network('src/membership/place-member/referral-codes.ts'), spec('placing'), [
    [
      'a code given to two',
      '=== null) return code;',
      '!== undefined) return code;',
      'draws another code when the first one is taken',
    ],
  ]),
  ...faultsOf(network('src/membership/list-children/list-children.handler.ts'), spec('list-children'), [
    [
      "a branch of a stranger's network",
      'if (!isSeen) throw',
      'if (isSeen === undefined) throw',
      'open for members of the own downline and for the head, and for nobody else',
    ],
  ]),
  ...faultsOf(network('src/tally/domain/credit-entry.ts'), spec('credits'), [
    [
      'what was taken back stays in the totals',
      "data.ledger === 'commission' ? -data.amountPaise : 0",
      "data.ledger === 'commission' ? 0 : 0",
      'that are taken back leave the totals and what the viewer earned from whom',
    ],
  ]),
  ...faultsOf(network('src/bulk-approval/runner/row-approver.ts'), spec('bulk-approval'), [
    [
      'what was looked at is not looked at again',
      'await this.refuseUnfit(row, sale, session);',
      '',
      'refuses what has another amount now, what is no plan request, and what stands there twice',
    ],
  ]),
  ...faultsOf('libs/messaging/src/bulk-work/held-works.ts', spec('bulk-approval'), [
    [
      'a replica that lost its place goes on approving',
      "{ _id: workId, holder, state: 'running' }",
      '{ _id: workId }',
      'that has lost its place writes neither sale nor result',
    ],
  ]),
  ...faultsOf('libs/messaging/src/bulk-work/work-runner.ts', spec('bulk-approval'), [
    [
      'it goes on though a right was taken',
      'if (this.isOver(caller))',
      'if (this.closing)',
      'stops when whoever began it may not go on, and touches nothing more',
    ],
  ]),
  ...faultsOf('libs/messaging/src/bulk-work/row-doer.ts', spec('bulk-work'), [
    [
      'rows are done by whoever may not do one',
      'this.calls.refuseUnlessMay(kind, caller);',
      '',
      'looks at the permission again before each row',
    ],
    [
      'the result is written after the effect',
      "await this.works.settle(row, holder, { state: 'done' }, session);",
      "void this.transactions.run((own) => this.works.settle(row, holder, { state: 'done' }, own)).catch(() => undefined);",
      'ends when it is stopped: a row is done with its result, or untouched',
    ],
  ]),
  ...faultsOf(network('src/bank/matching-turns.ts'), spec('bank-turns'), [
    [
      'a look that lost its turn writes',
      'if (matchedCount !== 1) throw',
      'if (matchedCount > 1) throw',
      'that has lost its turn after reading writes neither matches nor suggestions; the next one does',
    ],
  ]),
  ...faultsOf(network('src/plan/reverse-sale/reverse-sale.handler.ts'), spec('reverse-sale'), [
    [
      'who decides about plans takes back what nobody asked for',
      "if (!isAsked && !may(caller, 'adjust-money')) throw",
      "if (!isAsked && !may(caller, 'decide-plans')) throw",
      'decides about plans, and has given the password a short while ago',
    ],
    [
      'a sale is reversed below an upgrade',
      'if (block !== null) throw',
      "if (block === 'reversed') throw",
      'is reversed first',
    ],
  ]),
  ...faultsOf(network('src/plan/approve-plan/approve-plan.handler.ts'), spec('cancellations'), [
    [
      'a wish to give a plan back waits for ever below an upgrade',
      'if (request) await this.endCancellations(memberId, approvedAt, session);',
      '',
      'that the member has asked for ends the wish to give the lower one back',
    ],
  ]),
  ...faultsOf(network('src/membership/fill-search-keys/search-key-filler.ts'), spec('fill-search-keys'), [
    [
      'members whom an older process placed beside a newer one are never found by several words',
      '[0, 10 * minute, 60 * minute]',
      '[0]',
      'are written again for whom an older process beside has placed or renamed meanwhile',
    ],
  ]),
  ...faultsOf(network('src/tally/tally.ts'), idle, [
    [
      'totals wait for a slow look',
      'this.database.wakeUps.afterCommit(tallyModel, session);',
      '',
      'is worked on at once by the process that wrote it',
    ],
  ]),
  ...faultsOf(network('src/tally/totals-aggregator.ts'), idle, [
    [
      'a loop polls again',
      'const pace = { gather: 200, pause: 1_000 };',
      'const pace = { gather: 200, pause: 1_000, isTimer: true };',
      'a service hardly asks its database anything',
    ],
  ]),
  ...faultsOf(bank('numbered-reversals.ts'), bank('numbered-reversals.unit.spec.ts'), [
    [
      'a dismissed debit takes its credit back again',
      'dismissedReversals?.includes(_id) === true',
      'dismissedReversals?.length === 0',
      'takes the credit back although a person has dismissed another debit',
    ],
    [
      'a dismissed debit silences all others',
      'dismissedReversals?.includes(_id) === true',
      'dismissedReversals !== undefined',
      'takes the credit back although a person has dismissed another debit',
    ],
  ]),
  ...faultsOf(bank('unnumbered-reversals.ts'), bank('unnumbered-reversals.unit.spec.ts'), [
    [
      'a dismissed reversal without a number takes its credit back again',
      '(isDismissed(credit, debit) ? [] :',
      '(credit === debit ? [] :',
      'takes the credit back although another one of its day was dismissed',
    ],
  ]),
  ...faultsOf(bank('claim-doubt.ts'), bank('claim-doubt.unit.spec.ts'), [
    [
      'a credit that a debit takes back is clean',
      "if (reversedOn !== undefined) return 'reversed';",
      '',
      'is doubtful when a debit takes the credit back',
    ],
    [
      'a credit with the name or the link of another member is clean',
      'if (mayBeOfOthers || claims',
      'if (claims',
      'is doubtful when the credit has the name or the link of another member',
    ],
  ]),
  ...faultsOf(network('src/bank/refused-numbers.ts'), spec('stolen-numbers'), [
    [
      'cotton-order does not learn of a second sender',
      'await this.announce(utr, session);',
      '',
      'makes the claim of its first sender on cotton doubtful, whether it is refused before or after the match',
    ],
  ]),
  ...faultsOf(network('src/bank/dismiss-reversal/dismiss-reversal.handler.ts'), spec('dismissed-reversals'), [
    [
      'another debit is hidden by a dismissal',
      'await this.reversals.flag([line], session);',
      '',
      'counts as reversed by another debit of the same day, imported before or after the dismissal',
    ],
    [
      'the person who dismissed a reversal approves on its credit',
      'freedBy: { $each: accountsOf(caller) }',
      'freedBy: { $each: [] }',
      'pays again once two people have dismissed the reversal; the requester needs a second approver for its plan',
    ],
  ]),
  ...faultsOf(network('src/bank/match-line/match-line.handler.ts'), spec('freed-credits'), [
    [
      'one person matches a credit to an approved request',
      '...{ isAlways: true, amountPaise: line.amountPaise',
      '...{ amountPaise: line.amountPaise',
      'is matched to a credit by two people, who see the amount in doubt',
    ],
  ]),
  ...faultsOf(network('src/bank/statement-importer.ts'), spec('freed-credits'), [
    [
      'a forged debit hides the genuine one',
      'known === null || dismissed.has(known) || showsMore(all[at]!, known) ? null : known,',
      'known,',
      'hides no reversal that has its %s',
    ],
  ]),
  ...faultsOf(network('src/bank/reversals.ts'), spec('freed-credits'), [
    [
      'a flood of reversals hides another one',
      '[own, ...byStatement.values()].flatMap((ofOne) => ofOne.slice(0, mostUnnumbered))',
      '[own, ...byStatement.values()].flat().slice(0, mostUnnumbered)',
      'takes no place from a reversal of another statement that is imported before its credit',
    ],
  ]),
];
