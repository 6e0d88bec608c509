import { faultsOf } from '../row.mjs';

const spec = (name) => `services/commission/test/${name}.int.spec.ts`;

export default [
  ...faultsOf('libs/messaging/src/four-eyes/consent-requests.ts', spec('four-eyes'), [
    [
      'a request ends that does not wait any more',
      "_id: id, state: 'waiting' as const, expiresAt",
      '_id: id, expiresAt',
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
      'if (isOnePerson(accountsOf(requesterOf(request)), accountsOf(caller)))',
      "if (request.askedBy === '')",
      'do not ask and grant, whoever of them gave the other a password',
    ],
  ]),
  ...faultsOf('libs/messaging/src/four-eyes/consent-decisions.ts', spec('four-eyes-file'), [
    [
      'who lost rights since still has allowed it',
      'isRevoked({ memberId: decidedBy, sessionVersion }) !== true',
      'isRevoked({ memberId: decidedBy, sessionVersion }) !== null',
      'is asked for anew when whoever allowed it has lost rights or logins since',
    ],
  ]),
  ...faultsOf('libs/messaging/src/four-eyes/consent-requests.ts', spec('four-eyes-file'), [
    [
      'of several consents the oldest is used',
      '{ sort: { usableUntil: -1 } }',
      '{ sort: { usableUntil: 1 } }',
      'is asked for anew when the bank has answered since',
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
      'filedBefore ?? null, changes ?? []]',
      'filedBefore ?? null, changes === null]',
      'is something else once %s is another',
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
];
