// Preloaded into each process of the product: kills it, as by a power failure, right before a step that the test
// names. A step is visible outside: the commit of a transaction, a write outside of one, a publication, its mark in
// the outbox, a move to a retry queue or the dead letters, an acknowledgement, the first byte of an answer. Between
// two steps nothing is durable, so a kill before each covers everything. A transaction is named by the event that it
// publishes or handles, or else by the documents that it changes.
const { AsyncLocalStorage } = require('node:async_hooks');
const { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { ServerResponse } = require('node:http');
const { basename, dirname, join } = require('node:path');

const folder = process.env.CRASH_POINTS;
const services = ['gateway', 'identity', 'network', 'cotton-order', 'commission', 'notification'];
const service = services.find((name) => name === basename(process.argv[1] ?? '', '.js'));
const delivery = new AsyncLocalStorage();

if (folder && service) {
  watchAnswers();
  if (service !== 'gateway') {
    watchDatabase();
    watchBroker();
  }
}

/** @param {string[]} names what the process is about to do; several when one act carries several events */
function step(names) {
  if (existsSync(join(folder, 'trace'))) {
    for (const name of names) appendFileSync(join(folder, `${service}.steps`), `${name}\n`);
  }
  const order = join(folder, `${service}.kill`);
  const wanted = linesOf(order);
  const name = names.find((one) => wanted.includes(one));
  const dying = join(folder, `${service}.${process.pid}.dying`);
  if (name === undefined || !isMoved(order, dying)) return;
  writeFileSync(dying, name);
  renameSync(dying, join(folder, `${service}.killed`));
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function isMoved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** A further word distinguishes two flows of one call or event: a field of an event, the end of a key. */
const nameOf = ({ type, version, data }) =>
  [`${type}.v${version}`, type === 'audit.audit-recorded' ? data.kind : (data.status ?? data.source ?? data.to)]
    .filter(Boolean)
    .join(' ');

function watchAnswers() {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...args) {
    const { method, originalUrl, url, headers } = this.req;
    const path = String(originalUrl ?? url)
      .replace(/\?.*/, '')
      .replace(/[0-9a-f]{32}|[0-9a-f]{24}/g, ':id');
    const which = /~(\w+)$/.exec(headers['idempotency-key'] ?? '')?.[1];
    if (method !== 'GET') step([[`answer ${method} ${path}`, which].filter(Boolean).join(' ')]);
    return writeHead.apply(this, args);
  };
}

function watchDatabase() {
  const { Connection } = require('mongodb/lib/cmap/connection');
  const { command } = Connection.prototype;
  const stories = new WeakMap();
  Connection.prototype.command = function (ns, sent, options, ...rest) {
    const verb = Object.keys(sent)[0];
    if (verb === 'commitTransaction') {
      const { says, hears, changes } = stories.get(options.session) ?? { says: [], hears: null, changes: new Set() };
      if (hears) step([`commit on hearing ${hears.name}`]);
      else if (says.length > 0) step(says.map((event) => `commit and say ${event}`));
      else step([`commit ${[...changes].sort().join(' and ')}`]);
    } else if (options?.session?.inTransaction()) {
      if (sent.startTransaction || !stories.has(options.session))
        stories.set(options.session, { says: [], hears: null, changes: new Set() });
      const story = stories.get(options.session);
      if (isWrite(verb)) story.changes.add(sent[verb]);
      if (sent.insert === 'inbox') story.hears = delivery.getStore();
      if (sent.insert === 'outbox') {
        for (const { envelope } of listOf(sent.documents)) story.says.push(nameOf(envelope));
        if (story.hears && failsAtFirst(story.hears)) return Promise.reject(new Error('The first try fails.'));
      }
    } else if (isWrite(verb)) {
      step(besideTransactions(verb, sent));
    }
    return command.call(this, ns, sent, options, ...rest);
  };
}

const isWrite = (verb) => ['insert', 'update', 'delete', 'findAndModify'].includes(verb);

/** The driver sends long lists as a sequence of its own. */
const listOf = (list) => (Array.isArray(list) ? list : (list?.documents ?? []));

let published = [];

function besideTransactions(verb, sent) {
  if (sent.update !== 'outbox') return [`${verb} ${sent[verb]}`];
  if (!listOf(sent.updates)[0].u.$set.publishedAt) return ['claim'];
  const marked = published.map((event) => `mark ${event}`);
  published = [];
  return marked;
}

/**
 * Commission's first try of a sale fails after all its postings are written: the move to a retry queue is a step of
 * each life.
 */
const failsAtFirst = ({ name, attempt }) =>
  service === 'commission' && /plan-approved/.test(name) && attempt === 1 && existsSync(join(folder, 'failing'));

/** Commission can't read an order's approval until the test allows it: it is a dead letter of each life. */
const isUnreadable = (name, id) =>
  service === 'commission' &&
  /order-approved/.test(name) &&
  existsSync(join(folder, 'failing')) &&
  !existsSync(join(folder, 'readable', id));

function watchBroker() {
  const { ConfirmChannel, Channel } = require(join(dirname(require.resolve('amqplib')), 'lib/channel_model.js'));
  const { publish } = ConfirmChannel.prototype;
  ConfirmChannel.prototype.publish = function (exchange, routingKey, content, ...rest) {
    const moved = delivery.getStore();
    if (/\.events$/.test(exchange)) {
      const name = nameOf(JSON.parse(content));
      step([`publish ${name}`]);
      published.push(name);
    } else if (moved) {
      step([`move ${moved.name} to ${/\.retry\./.test(routingKey) ? 'retry' : 'dead'}`]);
      moved.isMoved = true;
    }
    return publish.call(this, exchange, routingKey, content, ...rest);
  };
  const { ack, consume } = Channel.prototype;
  Channel.prototype.ack = function (message, ...rest) {
    const { name, isMoved } = delivery.getStore();
    step([`acknowledge ${isMoved ? 'moved ' : ''}${name}`]);
    return ack.call(this, message, ...rest);
  };
  Channel.prototype.consume = function (queue, listener, ...rest) {
    return consume.call(this, queue, (message) => (message ? hear(message, listener) : listener(message)), ...rest);
  };
}

function hear(message, listener) {
  const { messageId, headers } = message.properties;
  const name = nameOf(JSON.parse(message.content));
  // Only this process reads a broken content: the dead letter keeps the original.
  if (isUnreadable(name, messageId)) message.content.toString = () => 'unreadable';
  return delivery.run({ name, attempt: headers['x-event-attempt'] ?? 1, isMoved: false }, () => listener(message));
}
