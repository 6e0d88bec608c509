import { faultsOf } from '../row.mjs';

const cotton = (path) => `services/cotton-order/${path}`;
const identity = (path) => `services/identity/${path}`;
const notification = (path) => `services/notification/${path}`;

export default [
  ...faultsOf(cotton('src/orders/decide-cotton-order.ts'), cotton('test/decisions.int.spec.ts'), [
    [
      'any step from any status',
      'status: { $in: orderStatusesBefore(status) }',
      'status: { $ne: null as never }',
      'a step that is not in the table is 409 with the present status',
    ],
    [
      'a rejection without a reason',
      "if (status === 'Rejected' && !rejectionReason) throw",
      "if (status === 'Rejected' && rejectionReason === null) throw",
      'a rejection needs a reason and keeps it',
    ],
  ]),
  ...faultsOf(cotton('src/orders/decide-return.ts'), cotton('test/decisions.int.spec.ts'), [
    [
      'a return decided that nobody asked for',
      "{ _id: id, returnStatus: 'Requested' }",
      '{ _id: id }',
      'a decision without a request is 409',
    ],
  ]),
  ...faultsOf(cotton('src/stock/movements.repository.ts'), cotton('test/stock.int.spec.ts'), [
    [
      'a fact is written again',
      'movements.filter(({ key }) => !known.has(key))',
      'movements.filter(({ key }) => known.size >= 0 && key)',
      'kits leave the store with a sale and return with its reversal, each once, however often the events arrive',
    ],
    [
      'movements without their sums',
      'if (changes.length > 0)',
      'if (changes.length > 9)',
      'the stock follows an order: nothing at the approval, a movement at the delivery, wicks at the approved return',
    ],
  ]),
  ...faultsOf(cotton('src/orders/persistence/orders.repository.ts'), cotton('test/approvals.int.spec.ts'), [
    [
      'a late release takes away the next match',
      "const isOlder = { 'credit.matchedAt': { $lte: removedAt } };",
      'const isOlder = {};',
      'the approval of an order needs no second approver when the release of an earlier match arrives after the next match',
    ],
  ]),
  ...faultsOf(cotton('src/stock/domain/movements-by-hand.ts'), cotton('src/stock/domain/movement.unit.spec.ts'), [
    [
      'a correction adds what it is to take back',
      "kind: 'correction', account, grams: -wrong.grams",
      "kind: 'correction', account, grams: wrong.grams",
      'a corrected movement has no effect, and neither has its price',
    ],
  ]),
  ...faultsOf(cotton('src/orders/request-return.ts'), cotton('test/decisions.int.spec.ts'), [
    [
      "somebody else's return",
      "'member._id': memberId, status: 'Delivered'",
      "status: 'Delivered'",
      'another member’s order does not exist for a member',
    ],
    [
      'a return asked for twice',
      "status: 'Delivered', returnStatus: null }",
      "status: 'Delivered' }",
      'the owner requests the deposit once, on a delivered order',
    ],
  ]),
  ...faultsOf(cotton('src/orders/persistence/order-pages.ts'), cotton('test/request-cotton.int.spec.ts'), [
    [
      "everybody's orders",
      'if (memberId !== undefined) filter',
      "if (memberId === '') filter",
      'members see their own orders only, newest first, page by page',
    ],
  ]),
  ...faultsOf(cotton('src/orders/request-cotton/request-cotton.ts'), cotton('test/request-cotton.int.spec.ts'), [
    [
      'two new orders take the place of one',
      'if (answers !== undefined) await this.orders.answer(',
      "if (answers === '') await this.orders.answer(",
      'one new order replaces the caller’s own rejected one, even of two concurrent orders',
    ],
  ]),
  ...faultsOf(identity('src/staff/staff-changes.ts'), identity('test/manage-staff.int.spec.ts'), [
    [
      'a password given to a reader lets in a cashier',
      'if (after.every((permission) => before.includes(permission))) return;',
      'if (after.length > 0 || before.length > 0) return;',
      'a password that they gave opens no account that has more permissions since',
    ],
  ]),
  ...faultsOf(identity('src/factors/factor-demand.ts'), identity('test/head-create.int.spec.ts'), [
    [
      'a password does beside a passkey where two factors are demanded',
      'return this.isFor(account) && !(await this.factors.isOn(account._id)) && (await this.passkeys.hasAny(account._id));',
      'return false;',
      'a passkey can be the second factor of the head: then no password opens anything, and the last passkey stays',
    ],
  ]),
  ...faultsOf(identity('src/logins/password-check.ts'), identity('test/reauthenticate.int.spec.ts'), [
    ['any password will do', 'if (fits) return;', 'return;', 'a session stays unchanged after a wrong password'],
  ]),
  ...faultsOf(identity('src/logins/reauthenticate.ts'), identity('test/reauthenticate.int.spec.ts'), [
    [
      'the password makes a session longer',
      '{ sessionId, expiresAt, ...asBefore })',
      '{ sessionId, ...asBefore })',
      'a repeated password does not extend it',
    ],
  ]),
  ...faultsOf(
    identity('src/shared-numbers/persistence/shared-numbers.repository.ts'),
    identity('test/documents.int.spec.ts'),
    [
      [
        'no lock on an Aadhaar number',
        'for (const digest of digests) {',
        'for (const digest of digests.slice(9)) {',
        'one of two concurrent accounts',
      ],
    ],
  ),
  ...faultsOf(identity('src/documents/member-documents.ts'), identity('test/documents.int.spec.ts'), [
    [
      'a reveal names the wrong person',
      'byId: caller.memberId,',
      'byId: memberId,',
      'a reveal is recorded with the reader and the owner of the numbers',
    ],
  ]),
  ...faultsOf(
    notification('src/notifications/persistence/notifications.repository.ts'),
    notification('test/notifications.int.spec.ts'),
    [
      [
        "a stranger's notification is read",
        'updateOne({ _id: id, memberId }',
        'updateOne({ _id: id }',
        'another member’s notification does not exist',
      ],
      [
        'a notification made twice',
        'for (const notification of known) wanted.delete(keyOf(notification));',
        '',
        'a credit is notified once per sale and level, however often it is sent',
      ],
      [
        'what was shown stays unsent',
        "{ status: 'Unread' });",
        "{ status: 'Unsent' });",
        'a shown notification is Unread, and another one is Unsent',
      ],
    ],
  ),
  ...faultsOf(notification('src/push/push-jobs.ts'), notification('test/push-without-browser.int.spec.ts'), [
    [
      'a push that another worker has taken is ended',
      "const stillDue = { 'push.state': 'waiting', 'push.dueAt': { $lte: asOf } } as const;",
      'const stillDue = {};',
      'a waiting push is left to another worker that has taken it',
    ],
  ]),
  ...faultsOf(notification('src/push/push-worker.ts'), notification('test/push-without-browser.int.spec.ts'), [
    [
      'those with a browser are taken for those without',
      '({ memberId }) => !heard.has(memberId)',
      '() => true',
      'a waiting push ends without a try if the member has no browser, and is tried if there is one',
    ],
  ]),
  ...faultsOf(notification('src/notifications/inbox.ts'), notification('test/broadcast.int.spec.ts'), [
    [
      'broadcasts from before one joined',
      'since: madeAt(memberId)',
      'since: new Date(0)',
      'a new member does not get earlier broadcasts',
    ],
  ]),
  ...faultsOf(
    identity('src/audit-trail/domain/broken-links.ts'),
    identity('src/audit-trail/domain/broken-links.unit.spec.ts'),
    [
      [
        'an inserted entry of the audit trail that nobody names',
        '.filter(({ id }) => !sealed.has(id))',
        '.filter(() => false)',
        'entries that were changed, erased, removed and inserted are found',
      ],
      [
        'a batch of the audit trail that follows another one than it says',
        "batch.previous === (before?.hash ?? '')",
        'batch.previous !== undefined',
        'a batch with another content is found: %s',
      ],
    ],
  ),
  ...faultsOf(
    'services/notification/src/grievances/look-up-grievance.ts',
    'services/notification/test/file-grievance.int.spec.ts',
    [
      [
        'a ticket is shown to whoever guesses its number',
        ' || found.mobile !== mobile',
        '',
        'a look-up needs the number and the mobile; a wrong number and a wrong mobile get the same answer',
      ],
      [
        'guesses from all addresses together are not counted',
        'const mostWrongOfAll = 100;',
        'const mostWrongOfAll = 1_000;',
        'a look-up is rejected after a hundred wrong tries of a ticket from all addresses',
      ],
    ],
  ),
];
