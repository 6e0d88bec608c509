/**
 * What the page of promises costs with many cases: the count of a busy day, and the reads of an answer. Figures are printed, nothing is
 * asserted. Needs a replica set and the built service:
 *
 *   MONGO_URL=… node services/notification/bench/promises.mjs [cases, 1000000 by itself]
 */
import { createConnection } from 'mongoose';
import { promiseView } from '../dist/promises/domain/promise-view.js';
import { windowAt } from '../dist/promises/domain/window.js';
import { promiseCaseSchema } from '../dist/promises/persistence/promise-case.schema.js';
import { promiseDaySchema } from '../dist/promises/persistence/promise-day.schema.js';
import { lateWaits, waitsOfDay } from '../dist/promises/persistence/wait-pipelines.js';

const wanted = Number(process.argv[2] ?? 1_000_000);
const now = new Date('2026-11-23T12:00:00Z');
const window = windowAt(now);
const busyDay = '2026-11-20';
const busy = 20_000;
const late = 20_000;
const kinds = { approval: 24, delivery: 7, payout: 3, refund: 7 };
const names = Object.keys(kinds);

const db = await createConnection(process.env.MONGO_URL, { dbName: `bench_promises_${process.pid}` }).asPromise();
const cases = db.model('PromiseCase', promiseCaseSchema);
const days = db.model('PromiseDay', promiseDaySchema);
await Promise.all([cases.createIndexes(), days.createIndexes()]);
const timed = async (work) => {
  const began = performance.now();
  const result = await work();
  return [Math.round(performance.now() - began), result];
};
const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

const dayBack = (back) => new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10);
function caseOf(number, day, isOpen) {
  const kind = names[number % names.length];
  const at = new Date(`${day}T06:00:00Z`);
  const asked = { what: 'asked', at, rank: 0 };
  const ended = isOpen ? [] : [{ day, units: number % 60, isDone: number % 17 !== 0 }];
  const facts = isOpen ? [asked] : [asked, { what: 'done', at, rank: 0 }];
  return { _id: `${kind} ${number}`, kind, facts, ended, openSince: isOpen ? at : null };
}

let number = 0;
const plant = (count, dayOf, isOpen = false) =>
  cases.collection.insertMany(
    Array.from({ length: count }, (_, index) => caseOf((number += 1), dayOf(index), isOpen)),
    { ordered: false },
  );
try {
  for (let left = wanted; left > 0; left -= 50_000)
    await plant(Math.min(left, 50_000), (index) => dayBack(index % 730));
  await plant(busy * names.length, () => busyDay);
  await plant(late, (index) => dayBack(30 + (index % 60)), true);

  const [ms] = await timed(() => cases.aggregate(waitsOfDay('approval', busyDay)));
  console.log(`a day of ${busy} waits of one kind is counted in ${ms} ms`);
  for (let back = 0; back < 90; back += 1)
    for (const kind of names) {
      const day = dayBack(back);
      await days.create({ _id: `${day} ${kind}`, kind, day, waits: await cases.aggregate(waitsOfDay(kind, day)) });
    }

  const times = [];
  for (let round = 0; round < 20; round += 1) {
    const [time] = await timed(async () => {
      const [counted, ...open] = await Promise.all([
        days.find({ day: { $gte: window.from, $lte: window.to } }).lean(),
        ...names.map((kind) => cases.aggregate(lateWaits(kind, kinds[kind], now, window.to))),
      ]);
      return names.map((kind, index) => {
        const own = counted.filter((day) => day.kind === kind);
        return promiseView(kind, kinds[kind], window, { days: own, open: open[index] });
      });
    });
    times.push(time);
  }
  console.log(
    `an answer of ${number} cases, ${late} of them open and late: ${median(times)} ms in the median, ${Math.max(...times)} ms at most`,
  );
  const { size, totalIndexSize } = await cases.collection
    .aggregate([
      { $collStats: { storageStats: {} } },
      { $project: { size: '$storageStats.size', totalIndexSize: '$storageStats.totalIndexSize' } },
    ])
    .next();
  console.log(`a case has ${Math.round(size / number)} bytes, and ${Math.round(totalIndexSize / number)} in indexes`);
} finally {
  await db.dropDatabase();
  await db.close();
}
