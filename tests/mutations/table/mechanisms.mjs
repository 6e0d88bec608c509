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
      'a call with a key and other content is rejected',
    ],
    [
      'a refused request keeps its key',
      'await this.ignoreFailure(keys.release(running));',
      '',
      'a call with a key may be retried after a rejection or an error, because it had no effect',
    ],
    [
      'keys are kept for a month',
      'const keptMs = 86_400_000;',
      'const keptMs = 30 * 86_400_000;',
      'a stored answer is kept for a day, and the database shows neither its content nor its key',
    ],
  ]),
  ...faultsOf(platform('src/idempotency/idempotency-keys.ts'), platform('test/idempotency.int.spec.ts'), [
    [
      'an attempt that was taken over commits',
      'if (matchedCount === 0) throw',
      'if (matchedCount === 2) throw',
      'a dead attempt is taken over, and cannot commit any more',
    ],
  ]),
  ...faultsOf(platform('src/storage/file-links.ts'), platform('src/storage/file-links.unit.spec.ts'), [
    [
      'link expiry off by one',
      'Number(exp) <= this.now()',
      'Number(exp) < this.now()',
      'a link expires in the very second that it names',
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
      'the service stays within 60 MB of its idle memory during three attacks, and answers other calls',
    ],
  ]),
  ...faultsOf(platform('src/auth/access-rule.ts'), platform('test/access.int.spec.ts'), [
    [
      'a member who is not approved passes',
      "if (!standing?.isApproved) return 'ACCESS.NOT_APPROVED';",
      '',
      'the access rule of a route reads the standing of the member at the moment of the call',
    ],
  ]),
  ...faultsOf(messaging('src/consumer/event-consumer.ts'), messaging('test/giving-way.int.spec.ts'), [
    [
      'nobody gives way to money',
      'await this.giveWay(delivery.event, delivery.envelope);',
      '',
      'the event is handled immediately by commission, and elsewhere after a tenth of a second',
    ],
  ]),
  ...faultsOf(messaging('src/consumer/settlement.ts'), messaging('src/consumer/settlement.unit.spec.ts'), [
    [
      'a retry acknowledged before it is published',
      '    const options = {',
      '    this.accept(message);\n    const options = {',
      'a delivery is acknowledged only after the broker has its copy',
    ],
    [
      'a message whose copy went nowhere is acknowledged',
      "=== 'returned') {",
      '=== undefined) {',
      'a delivery stays with the broker when its copy has not arrived',
    ],
  ]),
  ...faultsOf(messaging('src/rights/broker-definitions.ts'), messaging('test/broker-rights.int.spec.ts'), [
    [
      'a service may read its own retry exchange',
      'read: only(exchange, queue),',
      'read: only(exchange, queue, retryExchange),',
      "the user of notification can't ",
    ],
    [
      'a service may say the events of others',
      'write: only(...publishedKeys(service)),',
      "write: '.*',",
      "the user of notification can't ",
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
  ...faultsOf(messaging('src/consumer/event-batcher.ts'), messaging('test/event-batcher.int.spec.ts'), [
    [
      'each in a transaction of its own',
      'together.length > 1',
      'together.length > 99',
      'events of one request are handled by one call',
    ],
    [
      'events of several requests in one transaction',
      '${event} ${correlationId} ${causationId}',
      '${event}',
      'events of different requests are never in one transaction',
    ],
    [
      'one that fails takes others along',
      '      return false;\n',
      '      return true;\n',
      'events of a failed group are handled separately',
    ],
  ]),
  ...faultsOf(messaging('src/consumer/event-handlers.ts'), messaging('test/event-batcher.int.spec.ts'), [
    [
      'a handler of several says events',
      '{ ...surrounding, causationId: undefined }',
      '{ ...surrounding, causationId: null }',
      'a handler of event groups publishes no events',
    ],
  ]),
  ...faultsOf(messaging('src/outbox/outbox-rows.ts'), messaging('test/outbox-to-handler.int.spec.ts'), [
    [
      'a published row is not marked',
      '$set: { publishedAt: this.time.now() }, $unset: { availableAt: 1, claimedBy: 1 } },\n      { w: 1',
      '$set: { claimedBy: claim } },\n      { w: 1',
      'the relay marks a published row and keeps it',
    ],
  ]),
  ...faultsOf(messaging('src/outbox/outbox-relay.ts'), messaging('test/handover-faults.int.spec.ts'), [
    [
      'a process publishes what others may have by now',
      'availableAt !== undefined && availableAt > now',
      'availableAt !== undefined',
      'rows are left to other relays if their lease ended before the commit was confirmed',
    ],
  ]),
  ...faultsOf(platform('src/mongo/transactions.ts'), messaging('test/handover.int.spec.ts'), [
    [
      'what an attempt said goes on in the next one',
      'attempt = this.database.attempts.begin(session);',
      'attempt ??= this.database.attempts.begin(session);',
      'rows of a rolled-back attempt are never published',
    ],
  ]),
  ...faultsOf(platform('src/database/attempts.ts'), platform('src/database/attempts.unit.spec.ts'), [
    [
      'what is said during the commit is lost',
      'if (this.isFinished) throw',
      'if (this.last.length < 0) throw',
      'nothing is accepted after the commit has begun',
    ],
  ]),
  ...faultsOf(platform('src/background/background-loop.ts'), platform('src/background/background-loop.unit.spec.ts'), [
    [
      'a loop acts in the call that woke it',
      'this.timer = inBackground(() => setTimeout(begin, delay));',
      'this.timer = setTimeout(begin, delay);',
      'background work belongs to no call, whoever wakes it',
    ],
  ]),
  ...faultsOf(platform('src/mongo/transactions.ts'), platform('test/transactions.int.spec.ts'), [
    [
      'an action of the head without its entry in the audit trail',
      'if (demand?.isMet === false) throw',
      'if (demand === null) throw',
      'a call without its required audit entry stores nothing',
    ],
  ]),
];
