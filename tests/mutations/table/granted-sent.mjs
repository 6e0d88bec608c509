import { faultsOf } from '../row.mjs';

const commission = (path) => `services/commission/${path}`;
const spec = commission('test/granted-sent.int.spec.ts');
const received = 'is not received until who asked records that it was sent';
const sentByAnother = 'is sent by somebody else, once a second person has granted that';

/** What a second person has granted, until it is recorded as sent. */
export default [
  ...faultsOf(commission('src/payouts/record-granted-sent/record-granted-sent.handler.ts'), spec, [
    [
      'anybody says that it was sent',
      'if (senderOf(payout) !== sentBy)',
      'if (senderOf(payout) === null)',
      'is named to the company with who sends it',
    ],
    ['its member is not told', 'await this.outbox.add(session, payoutSent, said);', 'void said;', received],
  ]),
  ...faultsOf(commission('src/payouts/persistence/payouts.repository.ts'), spec, [
    [
      'what is to be sent is received',
      'const unsent = { memberId, $or: [isToSendAgain, isToSend] };',
      'const unsent = { memberId, $or: [isToSendAgain] };',
      received,
    ],
    [
      'what was sent still shows bank details',
      '{ toSendSince: 1, isPaidElsewhere: 1, isSentGranted: 1 }',
      '{ toSendSince: 1, isPaidElsewhere: 1 }',
      'is recorded once, also by two calls at one moment',
    ],
  ]),
  ...faultsOf(
    commission('src/payouts/persistence/payouts.repository.ts'),
    commission('test/granted-payouts.int.spec.ts'),
    [
      [
        'who is to be sent something closes the account',
        'isToSendAgain, isToSend, isSentNow]',
        'isToSendAgain, isSentNow]',
        'keeps its member from closing the account, with which the bank details would be gone, until it is sent',
      ],
    ],
  ),
  ...faultsOf(commission('src/payouts/domain/granted-payout.ts'), spec, [
    [
      'somebody else sends it at once',
      'isUnsent(payout) && payout.toSendSince! <= grantedSince(now)',
      'isUnsent(payout)',
      sentByAnother,
    ],
  ]),
  ...faultsOf(commission('src/payouts/domain/granted-payout.ts'), commission('test/sender-reminders.int.spec.ts'), [
    [
      'who sends it is asked again and again',
      'return times > given ? { since, times } : null;',
      'return times > 0 ? { since, times } : null;',
      'is asked after two days, and once more',
    ],
    [
      'who takes it over is asked as often as the one before was not',
      'reminded?.since.getTime() === since.getTime() ? reminded.times : 0',
      'reminded?.times ?? 0',
      'is somebody else after they have taken it over',
    ],
  ]),
  ...faultsOf(
    commission('src/payouts/domain/granted-payout.ts'),
    commission('src/payouts/domain/granted-payout.unit.spec.ts'),
    [
      [
        'who sends it is asked though the bank has paid it since the look began',
        'since === undefined || !isUnsent(payout)',
        'since === undefined',
        'nor while the bank says that it has paid it',
      ],
    ],
  ),
  ...faultsOf(
    commission('src/payouts/remind-sender/sender-reminders.ts'),
    commission('test/sender-reminders.int.spec.ts'),
    [
      [
        'one that cannot be asked about keeps the others from it',
        'await this.remindOrLog(payout._id, now)',
        'await this.remind(payout._id, now)',
        'is asked though another payout, which is tried first, cannot be asked about',
      ],
      [
        'each replica asks',
        'await this.payouts.noteReminder(session, id, reminder);',
        'void reminder;',
        'is asked after two days, and once more',
      ],
      [
        'who sends it is asked about what the tax has taken as well',
        'payout.tax?.netPaise ?? payout.amountPaise',
        'payout.amountPaise',
        'is asked whether they have sent what is left after the tax',
      ],
    ],
  ),
  ...faultsOf(
    'services/notification/src/notifications/notify/on-commission-events.ts',
    'services/notification/test/said-paid.int.spec.ts',
    [
      [
        'the second reminder is taken for the first',
        'await this.notifier.several(news, { event, session, subject: `${payoutId}.${event.id}` });',
        'await this.notifier.several(news, { event, session, subject: payoutId });',
        'that it is not recorded as sent is asked of who sends it, once for each reminder',
      ],
    ],
  ),
  ...faultsOf(commission('src/batches/earlier-files/earlier-file.ts'), spec, [
    [
      'what the bank has paid meanwhile is to be sent',
      'payout.toSendSince !== undefined && timesPaid(payout, rows) > 0',
      'payout.toSendSince !== undefined && timesPaid(payout, rows) > 9',
      'is not to be sent, until that payment comes back',
    ],
    [
      'who is to send it counts as having sent it',
      '=== null && payout.toSendSince === undefined ? 1 : 0',
      '=== null ? 1 : 0',
      'is not to be sent, until that payment comes back',
    ],
  ]),
  ...faultsOf(commission('src/batches/earlier-files/earlier-files.ts'), spec, [
    [
      'nobody is told that it is to be sent once more',
      'const isLost = isToSend || isUnpaid(approved, after);',
      'const isLost = isUnpaid(approved, after);',
      'is not to be sent, until that payment comes back',
    ],
  ]),
];
