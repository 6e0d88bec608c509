import { faultsOf } from '../row.mjs';

const spec = (name) => `services/commission/test/${name}.int.spec.ts`;
const commission = (path) => `services/commission/src/${path}`;
const ofTakenOver = 'the payout needs a second approver for 30 days even when it was requested before';

export default [
  ...faultsOf('libs/messaging/src/approvals/approval-requests.ts', spec('approvals'), [
    [
      'a request ends that does not wait any more',
      "{ ...of, state: 'waiting' as const }",
      '{ ...of }',
      'one of many concurrent approvals succeeds',
    ],
  ]),
  ...faultsOf('libs/messaging/src/approvals/approval-decisions.ts', spec('approvals'), [
    [
      'who asked grants it',
      'if (request.requestedBy === caller.memberId) throw',
      "if (request.requestedBy === '') throw",
      'a requester, even the head, and a person without the permission can’t approve the request',
    ],
    [
      'who lost rights since still has asked',
      'if (this.hasEnded(requestedBy, sessionVersion))',
      "if (this.hasEnded('', sessionVersion))",
      'the requests of a person who has lost rights or logins end',
    ],
  ]),
  ...faultsOf('libs/messaging/src/approvals/approval-decisions.ts', spec('approvals-file'), [
    [
      'whoever gave a password is a second approver',
      'if (isOnePerson(requesterAccounts, accountsOf(caller)))',
      "if (request.requestedBy === '')",
      'a person is no requester and approver of one request, whichever login gave the other a password',
    ],
  ]),
  ...faultsOf('libs/messaging/src/approvals/approval-decisions.ts', spec('approvals-file'), [
    [
      'who lost rights since still has allowed it',
      'this.hasEnded(decidedBy, deciderSessionVersion)',
      "this.hasEnded('', deciderSessionVersion)",
      'a download is requested again if its approver has lost rights or logins since',
    ],
  ]),
  ...faultsOf('libs/messaging/src/approvals/approval-decisions.ts', spec('borrowed-approvals'), [
    [
      'the approver uses what was allowed, with the login of the requester',
      'isOnePerson(request.deciderAccounts ?? [decidedBy], accountsOf(caller))',
      'isOnePerson([], accountsOf(caller))',
      'a download is requested again if the approver has set the password of the requester since',
    ],
  ]),
  ...faultsOf('libs/messaging/src/approvals/approval-requests.ts', spec('approvals-file'), [
    [
      'of several approvals the oldest is used',
      '{ sort: { usableUntil: -1 } }',
      '{ sort: { usableUntil: 1 } }',
      'a download is requested again if the bank has answered since, and uses the latest approval',
    ],
  ]),
  ...faultsOf('libs/messaging/src/audit/audit-trail.ts', 'libs/messaging/src/audit/masked-state.unit.spec.ts', [
    [
      'who granted is masked like a typed number',
      'named.has(field) && value',
      "named.has('') && value",
      'the stored state of an audit entry names people and roles by complete ids, whatever digits these have',
    ],
  ]),
  ...faultsOf(
    'libs/messaging/src/approvals/approval-subject.ts',
    'libs/messaging/src/approvals/approval-subject.unit.spec.ts',
    [
      [
        'the reason for a second approver may be another',
        'transferredBefore ?? null, changes ?? []]',
        'transferredBefore ?? null, changes === null]',
        'the digest changes with %s',
      ],
    ],
  ),
  ...faultsOf('libs/messaging/src/approvals/approval-policy.ts', spec('approvals'), [
    [
      'what was looked at may be another',
      'approval.seen !== seenDigest(about)',
      'approval.seen === undefined',
      'a credit with less left is not reversed',
    ],
  ]),
  ...faultsOf(
    'libs/messaging/src/approvals/approval-requests.ts',
    'services/cotton-order/test/return-picture.int.spec.ts',
    [
      [
        'the picture of a rejected request stays',
        "if (ended && waiting.picture && end.state !== 'approved')",
        "if (ended && waiting.picture && end.state === 'expired')",
        'the picture is removed once its request is %s',
      ],
      [
        'the picture of an approved request is removed',
        "if (ended && waiting.picture && end.state !== 'approved')",
        'if (ended && waiting.picture)',
        'the approver and the requester see it, and the member gets it with the approval',
      ],
    ],
  ),
  ...faultsOf(
    'services/identity/src/accounts/domain/influences.ts',
    'services/identity/src/accounts/domain/influences.unit.spec.ts',
    [
      [
        'a clerk who gave a password is forgotten at once',
        'latest.get(influence.kind) === influence || influence.at.getTime() > countingSince(now),',
        'latest.get(influence.kind) === influence,',
        'influences on a member’s account count for 30 days only, as the member is notified of each',
      ],
      [
        'a clerk who gave a password to a member counts for good',
        'new Map(isOfCompany ?',
        'new Map(influences.length > 0 ?',
        'influences on a member’s account count for 30 days only, as the member is notified of each',
      ],
    ],
  ),
  ...faultsOf(commission('payouts/persistence/login-influences.repository.ts'), spec('split-amounts'), [
    [
      'a clerk who took over a login is not one of its payees',
      '[...new Set([...requesters, ...found.map(({ personId }) => personId)])]',
      '[...new Set(requesters)]',
      ofTakenOver,
    ],
    [
      'a clerk who took over a login is one of its payees for good',
      '{ memberId: { $in: memberIds }, at: { $gt: since } }',
      '{ memberId: { $in: memberIds } }',
      ofTakenOver,
    ],
    [
      'of the people behind a login the one who acted counts only',
      'for (const personId of influencedBy) {',
      'for (const personId of influencedBy.slice(0, 1)) {',
      ofTakenOver,
    ],
  ]),
  ...faultsOf(commission('payouts/on-identity-events.ts'), spec('split-amounts'), [
    [
      'nobody is a payee by mobile-corrected',
      'await this.influences.recordInfluence(session, data, new Date(data.correctedAt));',
      '',
      ofTakenOver,
    ],
    ...[
      ['handed-password-replaced', 'replacedAt'],
      ['temporary-password-given', 'givenAt'],
    ].map(([event, moment]) => {
      const change = `new Date(data.${moment});\n    await this.changes.recordChange(session, data.memberId, at);\n`;
      const influence = '    await this.influences.recordInfluence(session, data, at);\n';
      return [`nobody is a payee by ${event}`, change + influence, change, ofTakenOver];
    }),
  ]),
];
