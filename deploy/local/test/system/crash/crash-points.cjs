// Preloaded into each process of the product: kills it, as if its plug was pulled, right before a step that the test names.
// A step is what the outside can see: the commit of a transaction, a write beside one, a publishing, its mark in the outbox, an
// acknowledgement, the first byte of an answer. Between two of them nothing is lasting, so a kill before each covers everything.
const { appendFileSync, existsSync, readFileSync, renameSync, unlinkSync, writeFileSync } = require('node:fs');
const { ServerResponse } = require('node:http');
const { dirname, join } = require('node:path');

const folder = process.env.CRASH_POINTS;
const service = /([\w-]+)\/dist\/main\.js$/.exec(process.argv[1] ?? '')?.[1];

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
  if (!existsSync(order)) return;
  const wanted = readFileSync(order, 'utf8').split('\n');
  const name = names.find((one) => wanted.includes(one));
  if (name === undefined) return;
  unlinkSync(order);
  writeFileSync(join(folder, `${service}.dying`), name);
  renameSync(join(folder, `${service}.dying`), join(folder, `${service}.killed`));
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

function watchAnswers() {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...args) {
    const { method, originalUrl, url } = this.req;
    const path = String(originalUrl ?? url)
      .replace(/\?.*/, '')
      .replace(/[0-9a-f]{24}/g, ':id');
    if (method !== 'GET') step([`answer ${method} ${path}`]);
    return writeHead.apply(this, args);
  };
}

function watchDatabase() {
  const { Connection } = require('mongodb/lib/cmap/connection');
  const { command } = Connection.prototype;
  /** What each open transaction is about, by session. */
  const stories = new WeakMap();
  Connection.prototype.command = function (ns, sent, options, ...rest) {
    const verb = Object.keys(sent)[0];
    if (verb === 'commitTransaction') {
      const { says, hears } = stories.get(options.session) ?? { says: [], hears: [] };
      const isReply = hears.length > 0;
      step(
        isReply ? hears.map((event) => `commit on hearing ${event}`) : says.map((event) => `commit and say ${event}`),
      );
    } else if (options?.session?.inTransaction()) {
      // A transaction that is tried again begins its story again.
      if (sent.startTransaction || !stories.has(options.session)) stories.set(options.session, { says: [], hears: [] });
      const story = stories.get(options.session);
      for (const row of listOf(sent.documents)) {
        if (sent.insert === 'outbox') story.says.push(row.routingKey);
        if (sent.insert === 'inbox') story.hears.push(row.event);
      }
    } else if (verb === 'insert' || verb === 'update' || verb === 'delete' || verb === 'findAndModify') {
      step(besideTransactions(verb, sent));
    }
    return command.call(this, ns, sent, options, ...rest);
  };
}

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

function watchBroker() {
  const { ConfirmChannel, Channel } = require(join(dirname(require.resolve('amqplib')), 'lib/channel_model.js'));
  const { publish } = ConfirmChannel.prototype;
  ConfirmChannel.prototype.publish = function (exchange, routingKey, ...rest) {
    if (exchange !== '') {
      step([`publish ${routingKey}`]);
      published.push(routingKey);
    }
    return publish.call(this, exchange, routingKey, ...rest);
  };
  const { ack } = Channel.prototype;
  Channel.prototype.ack = function (message, ...rest) {
    step([`acknowledge ${message.properties.type}`]);
    return ack.call(this, message, ...rest);
  };
}
