/**
 * What totals by day cost: the count of a day, the reads of /desk, and marks against $inc on the document of the day, when many sales are
 * posted at once. Figures are printed, nothing is asserted. Needs a replica set and the built service:
 *
 *   MONGO_URL=… node services/commission/bench/business.mjs [postings, 1000000 by itself]
 */
import { createConnection } from 'mongoose';
import { postingsOfDay } from '../dist/business/count/day-pipelines.js';
import { dayAfter } from '../dist/business/domain/calendar.js';
import { figuresOf, owedOf } from '../dist/business/domain/figures.js';
import { sumsOf } from '../dist/business/domain/sums.js';

const wanted = Number(process.argv[2] ?? 1_000_000);
const days = 5 * 365;
const members = 100_000;
const busyDay = '2026-11-23';
const busyPostings = 20_000;

const name = `bench_business_${process.pid}`;
const db = await createConnection(process.env.MONGO_URL, { dbName: name }).asPromise();
const postings = db.collection('postings');
const counted = db.collection('business_days');
const months = db.collection('business_months');
const timed = async (work) => {
  const began = performance.now();
  const result = await work();
  return [Math.round(performance.now() - began), result];
};
const report = (what, value) => console.log(`${what}: ${value}`);

let number = 0;
const posting = (day) => {
  const id = `${(number += 1)}`.padStart(24, '0');
  const level = 1 + (number % 10);
  return {
    _id: id,
    kind: 'commission',
    key: `commission:${id}`,
    memberId: `${number % members}`,
    lines: [
      { account: 'company:commission', amountPaise: -100 * level },
      { account: `member:${number % members}:commission:available`, amountPaise: 100 * level },
    ],
    occurredAt: new Date(Date.parse(`${day}T00:00:00+05:30`) + (number % 86_400) * 1_000),
    recordedAt: new Date(),
    reference: { saleId: id, level },
    correctsId: null,
    reason: null,
  };
};

async function plant() {
  await postings.createIndex({ occurredAt: 1, _id: 1 });
  const aDay = Math.ceil(wanted / days);
  for (let back = days - 1; back >= 0; back -= 1) {
    const day = dayAfter(busyDay, -back);
    await postings.insertMany(Array.from({ length: back === 0 ? busyPostings : aDay }, () => posting(day)));
  }
}

async function countAll() {
  const byMonth = new Map();
  for (let back = days - 1; back >= 0; back -= 1) {
    const day = dayAfter(busyDay, -back);
    const sums = sumsOf([await postings.aggregate(postingsOfDay(day)).toArray()]);
    await counted.insertOne({ _id: day, sums, plans: [] });
    byMonth.set(day.slice(0, 7), [...(byMonth.get(day.slice(0, 7)) ?? []), sums]);
  }
  await months.insertMany([...byMonth].map(([_id, sums]) => ({ _id, sums: sumsOf(sums), plans: [] })));
}

/** What the page asks for, and how many documents that were. */
async function readDesk() {
  const ofDays = { _id: { $gte: dayAfter(busyDay, -60), $lte: busyDay } };
  const [all, some] = await Promise.all([months.find().toArray(), counted.find(ofDays).toArray()]);
  owedOf(sumsOf(all.map(({ sums }) => sums)));
  for (const { sums } of some) figuresOf(sums);
  return ofDays;
}

/** Sales at once, each a transaction with one posting and what tells of its day. */
async function sell(tell) {
  let conflicts = 0;
  const session = () => db.getClient().startSession();
  const one = async () => {
    const own = session();
    let tries = 0;
    await own.withTransaction(async () => {
      tries += 1;
      await postings.insertOne(posting(busyDay), { session: own });
      await tell(own);
    });
    conflicts += tries - 1;
    await own.endSession();
  };
  const worker = async () => {
    for (let n = 0; n < 25; n += 1) await one();
  };
  const [ms] = await timed(() => Promise.all(Array.from({ length: 16 }, worker)));
  return `${Math.round((400 / ms) * 1_000)} a second, ${conflicts} conflicts`;
}

try {
  report('planting', `${(await timed(plant))[0]} ms, ${await postings.estimatedDocumentCount()} postings`);
  report(`counting ${days} days from the beginning`, `${(await timed(countAll))[0]} ms`);
  const ordinary = dayAfter(busyDay, -100);
  report('an ordinary day', `${(await timed(() => postings.aggregate(postingsOfDay(ordinary)).toArray()))[0]} ms`);
  report(
    `a day of ${busyPostings}`,
    `${(await timed(() => postings.aggregate(postingsOfDay(busyDay)).toArray()))[0]} ms`,
  );
  const reads = [];
  for (let n = 0; n < 100; n += 1) reads.push((await timed(readDesk))[0]);
  reads.sort((a, b) => a - b);
  report('reads of /desk, of 100', `p50 ${reads[50]} ms, p95 ${reads[95]} ms, slowest ${reads.at(-1)} ms`);
  const plan = await counted.find(await readDesk()).explain('executionStats');
  report('documents read', `${plan.executionStats.totalDocsExamined} days, ${await months.countDocuments()} months`);
  const marks = db.collection('business_day_marks');
  await Promise.all([marks.insertOne({ day: 'x' }), db.collection('hot').insertOne({ _id: busyDay, n: 0 })]);
  for (let round = 0; round < 3; round += 1) {
    report('16 sales at once with marks', await sell((own) => marks.insertOne({ day: busyDay }, { session: own })));
    const inc = (own) => db.collection('hot').updateOne({ _id: busyDay }, { $inc: { n: 1 } }, { session: own });
    report('16 sales at once with $inc', await sell(inc));
  }
} finally {
  await db.dropDatabase();
  await db.close();
}
