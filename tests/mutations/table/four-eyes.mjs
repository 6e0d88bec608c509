import { faultsOf } from '../row.mjs';

const spec = (name) => `services/commission/test/${name}.int.spec.ts`;
const commission = (path) => `services/commission/src/${path}`;
const ofTakenOver = 'needs a second approver for 30 days as well when it was requested before';

export default [
  ...faultsOf('libs/messaging/src/four-eyes/consent-requests.ts', spec('four-eyes'), [
    [
      'a request ends that does not wait any more',
      "{ ...of, state: 'waiting' as const }",
      '{ ...of }',
      'of many grants one does it',
    ],
  ]),
  ...faultsOf('libs/messaging/src/four-eyes/consent-decisions.ts', spec('four-eyes'), [
    [
      'who asked grants it',
      'if (request.askedBy === caller.memberId) throw',
      "if (request.askedBy === '') throw",
      'is granted by nobody who asked, the head included',
    ],
    [
      'who lost rights since still has asked',
      'isRevoked({ memberId: askedBy, sessionVersion }) === true',
      'isRevoked({ memberId: askedBy, sessionVersion }) === null',
      'who has lost rights or logins since has asked for nothing',
    ],
  ]),
  ...faultsOf('libs/messaging/src/four-eyes/consent-decisions.ts', spec('four-eyes-file'), [
    [
      'whoever gave a password is a second person',
      'if (isOnePerson(askerAccounts, accountsOf(caller)))',
      "if (request.askedBy === '')",
      'is no requester and approver of one request, whichever login gave the other a password',
    ],
  ]),
  ...faultsOf('libs/messaging/src/four-eyes/consent-decisions.ts', spec('four-eyes-file'), [
    [
      'who lost rights since still has allowed it',
      'isRevoked({ memberId: decidedBy, sessionVersion }) !== true',
      'isRevoked({ memberId: decidedBy, sessionVersion }) !== null',
      'is requested again when its approver has lost rights or logins since',
    ],
  ]),
  ...faultsOf('libs/messaging/src/four-eyes/consent-requests.ts', spec('four-eyes-file'), [
    [
      'of several consents the oldest is used',
      '{ sort: { usableUntil: -1 } }',
      '{ sort: { usableUntil: 1 } }',
      'is requested again when the bank has answered since',
    ],
  ]),
  ...faultsOf('libs/messaging/src/audit/masked-state.ts', 'libs/messaging/src/audit/masked-state.unit.spec.ts', [
    [
      'who granted is masked like a typed number',
      'named.has(field) && value',
      "named.has('') && value",
      'names people and roles by whole ids, whatever digits these have',
    ],
  ]),
  ...faultsOf('libs/messaging/src/four-eyes/matter.ts', 'libs/messaging/src/four-eyes/matter.unit.spec.ts', [
    [
      'the reason for a second approver may be another',
      'transferredBefore ?? null, changes ?? []]',
      'transferredBefore ?? null, changes === null]',
      'the digest changes with %s',
    ],
  ]),
  ...faultsOf('libs/messaging/src/four-eyes/second-person.ts', spec('four-eyes'), [
    [
      'what was looked at may be another',
      'granting.seen !== seenDigest(matter)',
      'granting.seen === undefined',
      'a credit of which less is left is not taken back',
    ],
  ]),
  ...faultsOf(
    'libs/messaging/src/four-eyes/consent-requests.ts',
    'services/cotton-order/test/return-picture.int.spec.ts',
    [
      [
        'the picture of a rejected request stays',
        "if (ended && waiting.picture && end.state !== 'granted')",
        "if (ended && waiting.picture && end.state === 'expired')",
        'is removed once its request is %s',
      ],
      [
        'the picture of an approved request is removed',
        "if (ended && waiting.picture && end.state !== 'granted')",
        'if (ended && waiting.picture)',
        'is shown to the approver and to the requester, and goes to the member with the approval',
      ],
    ],
  ),
  ...faultsOf(
    'services/identity/src/accounts/domain/influences.ts',
    'services/identity/src/accounts/domain/influences.unit.spec.ts',
    [
      [
        'a clerk who gave a password is forgotten at once',
        'const counting = influences.filter((one) => latest.get(one.kind) === one || one.at.getTime() > countsFrom(now));',
        'const counting = influences.filter((one) => latest.get(one.kind) === one);',
        'count for an account of a member for 30 days only, as the member is told of each',
      ],
      [
        'a clerk who gave a password to a member counts for good',
        'new Map(isOfCompany ?',
        'new Map(influences.length > 0 ?',
        'count for an account of a member for 30 days only, as the member is told of each',
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
  ...['handed-password-replaced', 'mobile-corrected', 'temporary-password-given'].flatMap((event) =>
    faultsOf(commission(`payouts/on-${event}/on-${event}.handler.ts`), spec('split-amounts'), [
      [`nobody is a payee by ${event}`, 'await this.influences.note(', 'void (', ofTakenOver],
    ]),
  ),
];
