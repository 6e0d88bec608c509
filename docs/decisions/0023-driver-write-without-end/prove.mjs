// Shows how an operation of the MongoDB driver, and with it a monitor's check, waits without end: see report.md.
// node docs/decisions/0023-driver-write-without-end/prove.mjs [--mended]     (needs a build: npm run build)
// MONGO_URL names a server of your own (it must be one address); without it, the embedded one is started.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

if (isMainThread) await prove(process.argv.includes('--mended'));
else await proxy(workerData);

async function prove(mended) {
  const require = createRequire(import.meta.url);
  require('../../../libs/testing/embedded-mongo-wire.cjs');
  const { MongoClient } = require('mongodb');
  const { Connection } = require('mongodb/lib/cmap/connection');
  const options = { directConnection: true, serverSelectionTimeoutMS: 2_000 };
  if (mended) {
    const { SettlingConnection } = await import('../../../libs/platform/dist/mongo/settling-connection.js');
    options.connectionType = SettlingConnection;
  }
  const watched = watchWrites(options.connectionType ?? Connection);
  const { target, end } = await server();
  const way = await startProxy(target);
  const url = `mongodb://127.0.0.1:${way.port}/`;

  console.log('1. The server ends all connections (FIN) while operations run:');
  const client = await MongoClient.connect(url, options);
  const things = client.db('proof').collection('things');
  const load = startLoad(10, () => things.insertOne({}));
  const rounds = 30;
  let stuckIn = null;
  for (let round = 1; round <= rounds && stuckIn === null; round += 1) {
    await pause(600);
    await way.tell('end');
    const before = load.done();
    const isBack = await within(15_000, async () => load.done() > before + 20 || 'not yet');
    if (!isBack) stuckIn = round;
  }
  const [{ monitor, pool }] = client.topology.s.servers.values();
  console.log({
    answer: stuckIn === null ? `works after each of ${rounds} rounds` : `nothing works any more after round ${stuckIn}`,
    writesOnDestroyedSockets: watched.onDestroyed,
    ofThoseStillPending: [...watched.pending].map(({ id, closed, socket }) => ({
      ...{ id, closed, destroyed: socket.destroyed },
      ...{ writableLength: socket.writableLength, writableNeedDrain: socket.writableNeedDrain },
    })),
    monitor: { state: monitor.s.state, isChecking: monitor.monitorId.isExecutionInProgress },
    pool: pool.poolState,
  });
  load.stop();
  void client.close();

  console.log('2. The server reads no more; the socket is full when socketTimeoutMS (1 s) destroys it:');
  const second = await MongoClient.connect(url, { ...options, socketTimeoutMS: 1_000 });
  await way.tell('pause');
  const large = second
    .db('proof')
    .collection('things')
    .insertOne({ bytes: Buffer.alloc(15_000_000) });
  const answer = await Promise.race([
    large.then(
      () => 'done',
      ({ name, message }) => `${name}: ${message}`,
    ),
    pause(10_000).then(() => 'pending after 10 s'),
  ]);
  console.log({ answer });
  await way.tell('resume');
  await way.stop();
  await end();
  process.exit(0);
}

/** Notes writes that find the socket destroyed although the driver's connection does not know yet. */
function watchWrites({ prototype }) {
  const { writeCommand } = prototype;
  const seen = { onDestroyed: 0, pending: new Set() };
  prototype.writeCommand = function (...args) {
    const isDestroyed = this.socket.destroyed && !this.closed;
    const written = writeCommand.apply(this, args);
    if (isDestroyed) {
      seen.onDestroyed += 1;
      seen.pending.add(this);
      written.then(
        () => seen.pending.delete(this),
        () => seen.pending.delete(this),
      );
    }
    return written;
  };
  return seen;
}

function startLoad(lanes, act) {
  let done = 0;
  let isOver = false;
  const lane = async () => {
    while (!isOver)
      await act().then(
        () => (done += 1),
        () => pause(5),
      );
  };
  for (let n = 0; n < lanes; n += 1) void lane();
  return { done: () => done, stop: () => (isOver = true) };
}

async function server() {
  if (process.env.MONGO_URL) return { target: new URL(process.env.MONGO_URL).port, end: async () => {} };
  const { startMongo } = await import('../../../deploy/local/dist/index.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-driver-'));
  const mongo = await startMongo({ dataDir });
  const end = () => mongo.stop().then(() => rm(dataDir, { recursive: true, force: true }));
  return { target: new URL(mongo.url).port, end };
}

/** In a thread of its own: it must end connections while the driver's thread is busy. */
async function startProxy(target) {
  const worker = new Worker(new URL(import.meta.url), { workerData: target });
  const next = () => new Promise((resolve) => worker.once('message', resolve));
  const port = await next();
  const tell = (order) => {
    const answer = next();
    worker.postMessage(order);
    return answer;
  };
  return { port, tell, stop: () => worker.terminate() };
}

async function proxy(target) {
  const { connect, createServer } = await import('node:net');
  const open = new Set();
  const listening = createServer((client) => {
    const upstream = connect(Number(target), '127.0.0.1');
    const pair = { client, upstream };
    open.add(pair);
    for (const socket of [client, upstream]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
        open.delete(pair);
      });
    }
    client.pipe(upstream).pipe(client);
  });
  const orders = {
    end: ({ client }) => client.end(),
    pause: ({ client, upstream }) => client.unpipe(upstream).pause(),
    resume: ({ client }) => client.destroy(),
  };
  listening.listen(0, '127.0.0.1', () => parentPort.postMessage(listening.address().port));
  parentPort.on('message', (order) => {
    for (const pair of [...open]) orders[order](pair);
    parentPort.postMessage(order);
  });
}

async function within(ms, isSo) {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    if ((await isSo()) === true) return true;
    await pause(20);
  }
  return false;
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
