import { auditRecorded, commissionCredited, profileChanged, type EventEnvelope } from '@deepam/contracts';
import { EventArchive, EventArchiver, EventLog, ForgottenMembers } from '@deepam/messaging';
import { Bucket, newId, type StorageConfig } from '@deepam/platform';
import { testEnvironment } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ArchiveKeys } from '../src/archive/archive-keys.js';
import { gunzipSync } from 'node:zlib';
import { mongo } from 'mongoose';
import { removeTraces, service, startTestService, uniquePrefix, type TestService } from './test-service.js';

const day = 86_400_000;
const perDay = 40;
const [old, older, young] = [100, 101, 60];

interface Row {
  readonly _id: string;
  readonly routingKey: string;
  readonly envelope: EventEnvelope;
  readonly createdAt: Date;
  readonly publishedAt?: Date;
}

const dayOf = (age: number): number => Math.floor(Date.now() / day - age);

const prefix = uniquePrefix();
const members = Array.from({ length: 5 }, newId);
let replicas: [TestService, TestService];
let published: Row[];
const rows = () => replicas[0].connection.collection<Row>('outbox');
const segments = () => replicas[0].connection.collection<{ _id: string; events: number; day: string }>('event_archive');
const archiverOf = ({ app }: TestService) => app.get(EventArchiver, { strict: false });
const archived = async () => {
  const found: EventEnvelope[] = [];
  const archive = replicas[0].app.get(EventArchive, { strict: false });
  for await (const envelope of archive.events(service, [profileChanged])) found.push(envelope);
  return found;
};
const ofDays = (...ages: number[]) =>
  published.filter(({ createdAt }) => ages.some((age) => dayOf(age) === Math.floor(createdAt.getTime() / day)));

function row(age: number, n: number, more: Partial<Row> = {}): Row {
  const createdAt = new Date(dayOf(age) * day + n * 1_000 + day / 3);
  const _id = new mongo.ObjectId(
    `${mongo.ObjectId.createFromTime(createdAt.getTime() / 1_000)
      .toHexString()
      .slice(0, 8)}${newId().slice(8)}`,
  ).toHexString();
  const data = {
    memberId: members[n % members.length]!,
    revision: n,
    name: `Asha ${n}`,
    mobile: '9876543210',
    email: null,
    address: null,
    avatarKey: null,
    idProofKey: null,
    panProofKey: null,
  };
  const envelope = {
    id: _id,
    type: profileChanged.type,
    version: profileChanged.version,
    occurredAt: createdAt.toISOString(),
    correlationId: 'c',
    causationId: null,
    data,
  };
  return { _id, routingKey: profileChanged.routingKey, envelope, createdAt, publishedAt: createdAt, ...more };
}

beforeAll(async () => {
  const start = () => startTestService({ prefix });
  replicas = [await start(), await start()];
  published = [old, older, young].flatMap((age) => Array.from({ length: perDay }, (_, n) => row(age, n)));
  await rows().insertMany(published);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await removeTraces(prefix);
});

it('two concurrent replicas archive each event once', async () => {
  const wholeArchive = async (replica: TestService) => {
    for (let more = true; more;) more = await archiverOf(replica).archive();
  };
  // The lease only saves work, so the test moves past it.
  const archivals = replicas.map(
    (replica) => archiverOf(replica) as unknown as { store(events: readonly Row[]): Promise<void> },
  );
  const outcomes = await Promise.allSettled(archivals.map((archiver) => archiver.store(ofDays(older))));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await Promise.all(replicas.map(wholeArchive));

  const gone = ofDays(older, old);
  expect(gone).toHaveLength(2 * perDay);
  expect(await archived()).toEqual(gone.map(({ envelope }) => envelope).toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const listed = await segments().find().sort({ day: 1 }).toArray();
  expect(listed.map(({ events }) => events)).toEqual([perDay, perDay]);
  expect(new Set(listed.map((segment) => segment.day)).size).toBe(2);
  expect(await rows().countDocuments()).toBe(perDay);
});

it('waiting and recent events stay in the outbox, and so do audit entries, which expire differently', async () => {
  const { publishedAt: _, ...waiting } = row(old, 1);
  const audited = row(old, 2, { routingKey: auditRecorded.routingKey, createdAt: new Date() });
  const late = row(old, 3, { publishedAt: new Date() });
  const left = [waiting, audited, late] as Row[];
  await rows().insertMany(left);
  expect(await archiverOf(replicas[0]).archive()).toBe(false);
  const these = { _id: { $in: left.map(({ _id }) => _id) } };
  expect(await rows().countDocuments(these)).toBe(3);
  await rows().deleteMany(these);
});

it('the archive of events forgets a deleted person, and its files stay unchanged', async () => {
  const [forgotten] = members;
  const bucket = new Bucket(testEnvironment(prefix) as unknown as StorageConfig);
  const [{ _id: key } = { _id: '' }] = await segments().find().toArray();
  const text = async () => {
    const pieces: Buffer[] = [];
    for await (const piece of (await bucket.open(key))!.stream) pieces.push(piece as Buffer);
    return gunzipSync(Buffer.concat(pieces)).toString();
  };
  const before = await text();
  expect(before).not.toMatch(/Asha|9876543210/);
  const members_ = replicas[1].app.get(ForgottenMembers, { strict: false });
  await replicas[1].transactions.run((session) => members_.addMember(forgotten!, session));
  await members_.forgetDue();
  const names = (await archived()).map(({ data }) => data as { memberId: string; name: string });
  expect(new Set(names.filter(({ memberId }) => memberId === forgotten).map(({ name }) => name))).toEqual(
    new Set(['Closed account']),
  );
  expect(names.filter(({ name }) => name.startsWith('Asha'))).toHaveLength(2 * perDay * 0.8);
  expect(await text()).toBe(before);

  await rows().insertMany([row(old, 0)]);
  expect(await archiverOf(replicas[0]).archive()).toBe(true);
  expect(
    await replicas[0].connection.collection<{ _id: string }>('archive_keys').countDocuments({ _id: forgotten! }),
  ).toBe(0);
  const last = (await archived()).at(-1)!.data as { name: string };
  expect(last.name).toBe('Closed account');
});

it('the archive of events makes no new key for a person who is being forgotten, as it would open none of the earlier files', async () => {
  const { app, connection, transactions } = replicas[0];
  const [, , , , leaving] = members;
  const keys = connection.model<{ _id: string }>('ArchiveKey');
  const forgotten = app.get(ForgottenMembers, { strict: false });
  const { bulkWrite } = keys;
  keys.bulkWrite = (async (...args: Parameters<typeof bulkWrite>) => {
    await transactions.run((session) => forgotten.addMember(leaving!, session));
    await forgotten.forgetDue();
    return bulkWrite.apply(keys, args);
  }) as typeof bulkWrite;
  try {
    await rows().insertMany([row(old, 4)]);
    expect(await archiverOf(replicas[0]).archive()).toBe(true);
  } finally {
    keys.bulkWrite = bulkWrite;
  }
  expect(await keys.exists({ _id: leaving })).toBeNull();
  expect(((await archived()).at(-1)!.data as { name: string }).name).toBe('Closed account');
});

it('the outbox follows the archive without a gap, even if events are archived between the two reads', async () => {
  const data = (n: number) => ({
    memberId: members[1]!,
    fromMemberId: members[2]!,
    fromName: `Ravi ${n}`,
    fromCode: 'FL7K2M9QX',
    saleId: newId(),
    level: 1,
    plan: 'Gold',
    amountPaise: n,
    creditedAt: new Date().toISOString(),
  });
  const credits = [older, old].flatMap((age) =>
    Array.from({ length: 3 }, (_, n) => {
      const { envelope, ...rest } = row(age, n, { routingKey: commissionCredited.routingKey });
      const { type, version } = commissionCredited;
      return { ...rest, envelope: { ...envelope, type, version, data: data(n) } };
    }),
  );
  await rows().insertMany(credits);
  expect(await archiverOf(replicas[0]).archive()).toBe(true);
  expect(await rows().countDocuments({ routingKey: commissionCredited.routingKey })).toBe(3);
  const read: string[] = [];
  for await (const { id } of replicas[0].app.get(EventLog, { strict: false }).read([commissionCredited])) {
    read.push(id);
    // The list of files was read, the outbox was not.
    if (read.length === 3) expect(await archiverOf(replicas[0]).archive()).toBe(true);
  }
  expect(read).toEqual(credits.map(({ _id }) => _id));
  expect(await rows().countDocuments({ routingKey: commissionCredited.routingKey })).toBe(0);
});

it('the archive of events yields the process while it seals many events, and pauses after each file for as long as that took', async () => {
  await rows().insertMany(Array.from({ length: 600 }, (_, n) => row(older, n)));
  const archiver = archiverOf(replicas[0]);
  const keys = replicas[0].app.get(ArchiveKeys, { strict: false });
  const sealed: number[] = [];
  const { keysOf } = keys;
  keys.keysOf = (ids) => {
    sealed.push(ids.length);
    return keysOf.call(keys, ids);
  };
  const rest = await archiver.archiveDue();
  keys.keysOf = keysOf;
  expect(sealed).toEqual([500, 500, 200]);
  expect(rest).toBeGreaterThan(0);
  expect(await archiver.archiveDue()).toBe(false);
});

it('archiving continues after the lease of a killed process has ended', async () => {
  const leases = replicas[0].connection.collection<{ _id: string }>('archive_leases');
  await rows().insertMany([row(older, 1)]);
  await leases.insertOne({ _id: 'archive', until: new Date(Date.now() + 60_000) } as never);
  expect(await archiverOf(replicas[0]).archiveDue()).toBe(300_000);
  await leases.updateOne({ _id: 'archive' }, { $set: { until: new Date(0) } });
  expect(await archiverOf(replicas[0]).archiveDue()).toBeGreaterThan(0);
  expect(await rows().countDocuments()).toBe(perDay);
});

it('the archive is not read if one of its files was changed', async () => {
  await segments().updateOne({}, { $set: { sha256: '0'.repeat(64) } });
  await expect(archived()).rejects.toThrow('was changed: its checksum differs');
});
