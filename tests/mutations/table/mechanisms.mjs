import { faultsOf } from '../row.mjs';

const platform = (path) => `libs/platform/${path}`;
const messaging = (path) => `libs/messaging/${path}`;

const otherCall = 'equal keys of another caller or another call are independent';

export default [
  ...faultsOf(platform('src/idempotency/idempotency.ts'), platform('test/idempotency.int.spec.ts'), [
    ['`route` left out of the idempotency id', '[route, callerId', '[callerId', otherCall],
    ['the caller left out of the idempotency id', "callerId ?? 'public'", "'public'", otherCall],
    [
      'other content under the same key is answered',
      'if (record.fingerprint !== fingerprint) throw',
      'if (!record.fingerprint) throw',
      'is refused when the key comes with other content',
    ],
    [
      'a refused request keeps its key',
      'await this.ignoreFailure(keys.release(running));',
      '',
      'may be tried again after a refusal or an error, for nothing has happened',
    ],
    [
      'keys are kept for a month',
      'const keptMs = 86_400_000;',
      'const keptMs = 30 * 86_400_000;',
      'keeps answers for a day, and nothing of them or of the key can be read in the database',
    ],
  ]),
  ...faultsOf(platform('src/idempotency/idempotency-keys.ts'), platform('test/idempotency.int.spec.ts'), [
    [
      'an attempt that was taken over commits',
      'if (matchedCount === 0) throw',
      'if (matchedCount === 2) throw',
      'is taken over from an attempt that died, which then cannot commit any more',
    ],
  ]),
  ...faultsOf(platform('src/storage/file-links.ts'), platform('src/storage/file-links.unit.spec.ts'), [
    [
      'link expiry off by one',
      'Number(exp) <= this.now()',
      'Number(exp) < this.now()',
      'is over in the very second that it names',
    ],
    [
      'a link opens another file',
      '.update(`${exp}\\n${to}\\n${key}`)',
      '.update(exp)',
      'a changed link, or one with a foreign signature, is rejected',
    ],
  ]),
  ...faultsOf(platform('src/uploads/cleaning/file-cleaner.ts'), platform('test/file-cleaner.int.spec.ts'), [
    [
      'pictures of strangers are opened in the service itself',
      'return await this.processes.run<CleaningResult>(job, [job.contentType]);',
      "return await (await import('./clean-image.js')).cleanImage(job).catch(({ refusal }) => ({ refusal, reason: '' }));",
      'stays within 60 MB of its rest while three of them come at once, and answers other calls',
    ],
  ]),
  ...faultsOf(platform('src/auth/access-rule.ts'), platform('test/access.int.spec.ts'), [
    [
      'a member who is not approved passes',
      "if (!standing?.isApproved) return 'ACCESS.NOT_APPROVED';",
      '',
      'looks at the standing of the member at this moment',
    ],
  ]),
  ...faultsOf(messaging('src/consumer/event-consumer.ts'), messaging('test/giving-way.int.spec.ts'), [
    [
      'nobody gives way to money',
      'await this.giveWay(delivery.event, delivery.envelope);',
      '',
      'begins at once where the money is, and elsewhere when it is a tenth of a second old',
    ],
  ]),
  ...faultsOf(messaging('src/consumer/settlement.ts'), messaging('src/consumer/settlement.unit.spec.ts'), [
    [
      'a retry acknowledged before it is published',
      '    const options = {',
      '    this.accept(message);\n    const options = {',
      'is acknowledged only once the broker has its copy',
    ],
    [
      'a message whose copy went nowhere is acknowledged',
      "=== 'returned') {",
      '=== undefined) {',
      'stays with the broker when its copy has arrived nowhere',
    ],
  ]),
  ...faultsOf(messaging('src/rights/broker-rights.ts'), messaging('test/broker-rights.int.spec.ts'), [
    [
      'a service may read its own retry exchange',
      'read: only(exchange, queue),',
      'read: only(exchange, queue, retryExchange),',
      'do not let notification ',
    ],
    [
      'a service may say the events of others',
      'write: only(...publishedKeys(service)),',
      "write: '.*',",
      'do not let notification ',
    ],
  ]),
  ...faultsOf(messaging('src/deduplication/deduplication.ts'), messaging('test/redelivery.int.spec.ts'), [
    [
      'no message is known again',
      'await this.insert(rows, session);\n',
      '',
      'a message delivered three times has one effect',
    ],
  ]),
  ...faultsOf(messaging('src/consumer/arrived-together.ts'), messaging('test/arrived-together.int.spec.ts'), [
    ['each in a transaction of its own', 'together.length > 1', 'together.length > 99', 'by one call for many'],
    [
      'events of several requests in one transaction',
      '${event} ${correlationId} ${causationId}',
      '${event}',
      'never in one transaction with those of another request',
    ],
    [
      'one that fails takes others along',
      '      return false;\n',
      '      return true;\n',
      'events of a failed group are handled separately',
    ],
  ]),
  ...faultsOf(messaging('src/consumer/event-handlers.ts'), messaging('test/arrived-together.int.spec.ts'), [
    [
      'a handler of several says events',
      'hasSeveralCauses: true',
      'hasSeveralCauses: false',
      'a handler of event groups publishes no events',
    ],
  ]),
  ...faultsOf(messaging('src/outbox/outbox-rows.ts'), messaging('test/outbox-to-handler.int.spec.ts'), [
    [
      'a published row is not marked',
      '$set: { publishedAt: this.time.now() }, $unset: { availableAt: 1, claimedBy: 1 } },\n      { w: 1',
      '$set: { claimedBy: claim } },\n      { w: 1',
      'marks a published row and keeps it',
    ],
  ]),
  ...faultsOf(messaging('src/outbox/outbox-relay.ts'), messaging('test/handover-faults.int.spec.ts'), [
    [
      'a process publishes what others may have by now',
      'availableAt !== undefined && availableAt > now',
      'availableAt !== undefined',
      'is left to others when its lease ended before the commit was confirmed',
    ],
  ]),
  ...faultsOf(platform('src/mongo/transactions.ts'), messaging('test/handover.int.spec.ts'), [
    [
      'what an attempt said goes on in the next one',
      'attempt = this.database.attempts.begin(session);',
      'attempt ??= this.database.attempts.begin(session);',
      'of an attempt that was rolled back are never published',
    ],
  ]),
  ...faultsOf(platform('src/database/attempts.ts'), platform('src/database/attempts.unit.spec.ts'), [
    [
      'what is said during the commit is lost',
      'if (this.isFinished) throw',
      'if (this.last.length < 0) throw',
      'takes nothing more once its commit has begun',
    ],
  ]),
  ...faultsOf(platform('src/background/background-loop.ts'), platform('src/background/background-loop.unit.spec.ts'), [
    [
      'a loop acts in the call that woke it',
      'this.timer = inBackground(() => setTimeout(begin, delay));',
      'this.timer = setTimeout(begin, delay);',
      'is a part of no call, whoever wakes it',
    ],
  ]),
  ...faultsOf(platform('src/mongo/transactions.ts'), platform('test/transactions.int.spec.ts'), [
    [
      'a deed of the head without its entry in the audit trail',
      'if (demand?.isMet === false) throw',
      'if (demand === null) throw',
      'of a call that must be recorded in the audit trail, and was not, keeps nothing',
    ],
  ]),
];
