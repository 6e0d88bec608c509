import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poll, tinyJpeg, tinyPng } from '@deepam/testing';
import { closeGracefully, newId } from '../src/index.js';
import { addNote, addPublicNote, upload } from './sample-endpoints.js';
import { startSample, type Sample } from './start-sample.js';

describe('a call with an Idempotency-Key', () => {
  let service: Sample;
  let token: string;
  let key: string;
  const times = { leaseMs: 30_000, waitMs: 3_000 };
  beforeAll(async () => {
    service = await startSample({ idempotency: times });
  });
  beforeEach(async () => {
    token = await service.tokens.memberToken({ memberId: newId() });
    key = `key-${newId()}`;
  });
  afterAll(() => service.close());

  type Mood = 'fine' | 'refused' | 'broken' | 'broken after commit' | 'slow';
  const createNote = (text: string, mood: Mood = 'fine', as = token, withKey = key) =>
    service.call(addNote, { body: { text, mood }, headers: { 'idempotency-key': withKey } }, as);
  const notes = () => service.db.collection('notes').countDocuments();
  const records = () => service.db.collection('idempotency_keys').find().toArray();
  const added = async (work: () => Promise<unknown>) => {
    const before = await notes();
    await work();
    return (await notes()) - before;
  };

  it('a call with a key has its effect once and the same answer each time', async () => {
    const first = await createNote('once');
    const second = await createNote('once');
    expect({ status: second.status, body: second.body }).toEqual({ status: 201, body: first.body });
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(await added(() => createNote('once'))).toBe(0);
  });

  it('a call with a key has one effect and one answer when fifty arrive concurrently', async () => {
    let bodies: unknown[] = [];
    const count = await added(async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => createNote('crowd')));
      bodies = answers.map(({ status, body }) => ({ status, body }));
    });
    expect(count).toBe(1);
    expect(bodies).toEqual(bodies.map(() => bodies[0]));
    expect(bodies[0]).toMatchObject({ status: 201, body: { text: 'crowd' } });
  });

  it('a call with a key and other content is rejected', async () => {
    await createNote('one thing');
    const { status, error } = await createNote('another thing');
    expect({ status, code: error?.code }).toEqual({ status: 422, code: 'IDEMPOTENCY.BODY_CHANGED' });
  });

  it('a call with a key finds its record also at a process with the next secret, as long as that one accepts the former', async () => {
    const former = service.config.FILE_LINK_SECRET;
    const next = 'the next secret of at least 32 characters';
    const replica = (secret: string) =>
      startSample(
        { idempotency: times },
        { tokens: service.tokens, prefix: service.prefix, config: { FILE_LINK_SECRET: secret } },
      );
    const first = await createNote('before the rotation');
    const rotating = await replica(`${next},${former}`);
    const again = await rotating.call(
      addNote,
      { body: { text: 'before the rotation', mood: 'fine' }, headers: { 'idempotency-key': key } },
      token,
    );
    await closeGracefully(rotating.app);
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  });

  it('equal keys of another caller or another call are independent', async () => {
    const other = await service.tokens.memberToken({ memberId: newId() });
    expect((await createNote('mine')).status).toBe(201);
    expect((await createNote('theirs', 'fine', other)).status).toBe(201);
    const elsewhere = await service.call(addPublicNote, { body: { text: 'x' }, headers: { 'idempotency-key': key } });
    expect(elsewhere.status).toBe(201);
    const picture = { body: { caption: 'mine' }, files: { photo: await tinyPng() } };
    const same = await service.call(upload, { ...picture, headers: { 'idempotency-key': key } }, token);
    expect(same.status).toBe(201);
  });

  it('a call with a key may be retried after a rejection or an error, because it had no effect', async () => {
    expect((await createNote('text', 'refused')).status).toBe(409);
    expect((await createNote('text', 'fine')).status).toBe(201);
    key = `key-${newId()}`;
    expect((await createNote('text', 'broken')).status).toBe(500);
    expect((await createNote('text', 'broken')).error?.code).toBe('SERVER.FAULT');
  });

  it('a call with a key is not repeated when the process failed between commit and answer', async () => {
    expect((await createNote('lost', 'broken after commit')).status).toBe(500);
    service.clock.advance(times.leaseMs + 1);
    const count = await added(async () => {
      const { status, error } = await createNote('lost', 'broken after commit');
      expect({ status, code: error?.code }).toEqual({ status: 409, code: 'IDEMPOTENCY.ALREADY_DONE' });
    });
    expect(count).toBe(0);
  });

  it('a repetition reports the running call when the first takes too long', async () => {
    service.gate.close();
    const first = createNote('patience', 'slow');
    await poll(() => service.gate.arrivals === 1);
    const { status, error } = await createNote('patience', 'slow');
    expect({ status, code: error?.code }).toEqual({ status: 409, code: 'IDEMPOTENCY.IN_PROGRESS' });
    service.gate.release();
    expect((await first).status).toBe(201);
    expect((await createNote('patience', 'slow')).body).toEqual((await first).body);
  });

  it('a dead attempt is taken over, and cannot commit any more', async () => {
    service.gate.close();
    const dead = createNote('taken over', 'slow');
    await poll(() => service.gate.arrivals === 1);
    service.clock.advance(times.leaseMs + 1);
    const heir = createNote('taken over', 'slow');
    await poll(() => service.gate.arrivals === 2);
    const count = await added(async () => {
      service.gate.release();
      expect((await dead).error?.code).toBe('IDEMPOTENCY.IN_PROGRESS');
      expect((await heir).status).toBe(201);
    });
    expect(count).toBe(1);
    expect((await createNote('taken over', 'slow')).body).toEqual((await heir).body);
  });

  it('the key identifies a repetition on public routes', async () => {
    const publicly = (text: string) =>
      service.call(addPublicNote, { body: { text }, headers: { 'idempotency-key': key } });
    const first = await publicly('a');
    expect((await publicly('a')).body).toEqual(first.body);
    expect((await publicly('b')).error?.code).toBe('IDEMPOTENCY.BODY_CHANGED');
  });

  it('the bytes of files belong to the content of a call', async () => {
    const photo = await tinyJpeg();
    const send = (file: Buffer) =>
      service.call(
        upload,
        { body: { caption: 'c' }, files: { photo: file }, headers: { 'idempotency-key': key } },
        token,
      );
    const first = await send(photo);
    expect((await send(photo)).body).toEqual(first.body);
    expect((await send(await tinyPng())).error?.code).toBe('IDEMPOTENCY.BODY_CHANGED');
  });

  it('a call with an invalid Idempotency-Key is rejected', async () => {
    const { status, error } = await createNote('x', 'fine', token, 'not a key');
    expect({ status, code: error?.code }).toEqual({ status: 400, code: 'REQUEST.MALFORMED' });
  });

  it('a stored answer is kept for a day, and the database shows neither its content nor its key', async () => {
    await createNote('a very private text');
    const text = JSON.stringify(await records());
    expect(text).not.toContain('private');
    expect(text).not.toContain(key);
    const indexes = await service.db.collection('idempotency_keys').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
    const kept = (await records()).map(
      ({ expiresAt }) => (expiresAt as Date).getTime() - service.clock.now().getTime(),
    );
    expect(Math.max(...kept)).toBeGreaterThan(86_000_000);
    expect(Math.max(...kept)).toBeLessThanOrEqual(86_400_000);
  });
});

describe('a call that takes longer than the lease of its key', () => {
  let service: Sample;
  const times = { leaseMs: 1_500, waitMs: 100 };
  beforeAll(async () => {
    service = await startSample({ idempotency: times });
  });
  afterAll(() => service.close());

  it('a long call keeps its key, so that a repetition starts nothing', async () => {
    const token = await service.tokens.memberToken({ memberId: newId() });
    const headers = { 'idempotency-key': `key-${newId()}` };
    const createNote = () => service.call(addNote, { body: { text: 'long', mood: 'slow' }, headers }, token);
    const leaseEnd = async () => {
      const record = await service.db.collection('idempotency_keys').findOne({ state: 'running' });
      return (record?.['leaseUntil'] as Date | undefined)?.getTime() ?? 0;
    };
    service.gate.close();
    const first = createNote();
    try {
      const firstEnd = await poll(leaseEnd);
      await poll(() => Date.now() > firstEnd);
      const { status, error } = await createNote();
      expect({ status, code: error?.code }).toEqual({ status: 409, code: 'IDEMPOTENCY.IN_PROGRESS' });
      expect(service.gate.arrivals).toBe(1);
    } finally {
      service.gate.release();
    }
    expect((await first).status).toBe(201);
    expect((await createNote()).body).toEqual((await first).body);
    expect(await service.db.collection('notes').countDocuments()).toBe(1);
  });
});
