import {
  auditRecorded,
  auditTrailCsv,
  documentOpenings,
  documents,
  issueServiceToken,
  listAuditTrail,
  login,
  logout,
  memberDocuments,
  noteFileOpened,
  reauthenticate,
  scanFolders,
  updateProfile,
} from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { closeGracefully, newId, Transactions } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import type { Collection } from 'mongoose';
import type { AuditBatchDocument } from '../src/audit-trail/persistence/audit-batches.repository.js';
import type { AuditRow } from '../src/audit-trail/persistence/audit-rows.repository.js';
import {
  auditTrailUsage,
  isAuditTrailCommand,
  verifyAuditTrailCommand,
} from '../src/audit-trail/verify-audit-trail/verify-audit-trail.command.js';
import { EraseOldEntries } from '../src/audit-trail/erase-old-entries.js';
import { VerifyAuditTrailHandler } from '../src/audit-trail/verify-audit-trail/verify-audit-trail.js';
import { runCommand } from '../src/commands/command-line.js';
import type { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember } from './members.js';

export function auditTrailTests(running: () => TestIdentity): void {
  const collection = <Row extends object>(name: string) =>
    running().connection.collection<Row>(name) as unknown as Collection<Row>;
  const rows = () => collection<AuditRow>('audit_trail');
  const batches = () => collection<AuditBatchDocument>('audit_batches');
  const entriesOf = (id: string) => running().auditEntriesOf(id);
  const attempt = (mobile: string, password: string, address: string) =>
    running().call(login, { body: { mobile, password }, headers: { 'x-forwarded-for': address } });

  async function verify(...args: string[]) {
    const [printed, complaints]: [string[], string[]] = [[], []];
    const line = {
      args: ['verify', ...args],
      env: running().env,
      print: (text: string) => void printed.push(text),
      printError: (text: string) => void complaints.push(text),
      prompt: null,
    };
    const code = await runCommand(line, auditTrailUsage, verifyAuditTrailCommand, isAuditTrailCommand);
    return { code, printed: printed.join('\n'), complaints };
  }

  const settled = () => poll(async () => (await rows().countDocuments({ batch: null })) === 0);
  const findings = async (end?: { n: number; hash: string }) =>
    (await running().app.get(VerifyAuditTrailHandler, { strict: false }).execute(end)).findings;

  it('the audit trail records each login with its session and address, each failure, and the logout', async () => {
    const { id, mobile, password } = await newMember(running());
    expect((await attempt(mobile, 'guess', '203.0.113.7')).status).toBe(401);
    const { body } = await attempt(mobile, password, '203.0.113.8');
    const reauthenticated = await running().call(reauthenticate, { token: body.token, body: { password: 'guess' } });
    expect(reauthenticated.status).toBe(422);
    await running().call(logout, { token: body.token });

    const { sid } = decodeJwt(body.token);
    const member = { kind: 'member', id };
    const common = { memberId: id, before: null, after: null, at: expect.any(String) };
    const account = { kind: 'account', id };
    const mine = { ...common, actor: member, sessionId: sid };
    expect((await entriesOf(id)).slice(1)).toEqual([
      {
        ...common,
        kind: 'login-failed',
        actor: { kind: 'stranger', id: null },
        sessionId: null,
        address: '203.0.113.7',
        subject: { kind: 'mobile', id: `XXXXXX${mobile.slice(-4)}` },
      },
      { ...mine, kind: 'logged-in', address: '203.0.113.8', subject: account, after: { how: 'password' } },
      { ...mine, kind: 'reauthentication-failed', address: '127.0.0.1', subject: account },
      { ...mine, kind: 'logged-out', address: '127.0.0.1', subject: account },
    ]);
  });

  it('the audit trail has an entry of identity exactly when its change is stored, and sends it nowhere', async () => {
    const trail = running().app.get(AuditTrail, { strict: false });
    const transactions = running().app.get(Transactions, { strict: false });
    const written = (memberId: string, work: () => void) =>
      transactions.run(async (session) => {
        await trail.record(session, 'logged-out', { memberId });
        work();
      });
    const [kept, undone] = [newId(), newId()];
    await written(kept, () => undefined);
    const failing = written(undone, () => {
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect([await entriesOf(kept), await entriesOf(undone)]).toMatchObject([[{ kind: 'logged-out' }], []]);
    expect(await running().outboxEventsOf(auditRecorded)).toEqual([]);

    const beside = running().connection.getClient().startSession();
    await expect(trail.record(beside, 'logged-out', { memberId: undone })).rejects.toThrow('no transaction');
    await beside.endSession();
    expect(await entriesOf(undone)).toEqual([]);
  });

  it('a rejected request of the audit trail keeps its key free, so that the request can be repeated', async () => {
    const { mobile } = await newMember(running());
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const tried = async () =>
      (await running().call(login, { body: { mobile, password: 'guess' }, headers })).error?.code;
    expect([await tried(), await tried()]).toEqual(['AUTH.INVALID_CREDENTIALS', 'AUTH.INVALID_CREDENTIALS']);
  });

  it('the audit trail collects the entries of all services, each once however often it is delivered', async () => {
    const { id } = await newMember(running());
    const [entry] = await entriesOf(id);
    const eventId = newId();
    for (const _time of [1, 2]) await running().hears(auditRecorded, entry!, eventId);
    await poll(async () => (await rows().countDocuments({ 'entry.memberId': id })) === 2);
    const last = newId();
    await running().hears(auditRecorded, entry!, last);
    await poll(async () => (await rows().findOne({ _id: last })) !== null);
    expect(await rows().find({ 'entry.memberId': id }).toArray()).toHaveLength(3);
    expect((await rows().findOne({ _id: eventId }))?.entry).toEqual(entry);
  });

  it('the audit trail stays one complete chain when twenty edits of one member arrive at once and two sealers work', async () => {
    const other = await running().replica();
    const { id, token } = await newMember(running());
    const edits = Array.from({ length: 20 }, (_, n) =>
      running().call(updateProfile, { token, body: { address: `House ${n}, Satara` } }),
    );
    expect((await Promise.all(edits)).filter(({ status }) => status !== 200)).toEqual([]);
    await settled();
    await closeGracefully(other);
    expect(await rows().countDocuments({ 'entry.memberId': id, 'entry.kind': 'profile-changed' })).toBe(20);
    const { code, printed, complaints } = await verify();
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
    expect(printed).toContain('The audit trail is whole.');
    const [, end] = /ends with (\S+)/.exec(printed)!;
    expect((await verify(end!)).code).toBe(0);
    const chained = await batches().find().sort({ _id: 1 }).toArray();
    expect(chained.map(({ _id }) => _id)).toEqual(chained.map((_, i) => i + 1));
  });

  it('the audit trail is read by the head, by person, member, kind and time, page by page; a member reads who opened her documents', async () => {
    const head = await newHeadToken(running());
    const { sub: headId } = decodeJwt(head);
    const { id, token } = await newMember(running());
    await running().call(updateProfile, { token, body: { panCardNo: 'ABCPE1234F' } });
    await running().call(documents, { token });
    await running().call(memberDocuments, { token: head, params: { id } });
    const key = `${scanFolders.panidProof}/${newId()}`;
    const accounts = collection<{ _id: string; panProofKey: string }>('accounts');
    await accounts.updateOne({ _id: id }, { $set: { panProofKey: key } });
    const secret = running().env['SERVICE_SECRET']!;
    const { body: gateway } = await running().call(issueServiceToken, { body: { service: 'gateway', secret } });
    for (const memberId of [id, headId!]) {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      const body = { key, memberId, sessionId: null };
      expect((await running().call(noteFileOpened, { token: gateway.token, body, headers })).status).toBe(200);
    }
    await settled();

    const read = async (query: object) => (await running().call(listAuditTrail, { token: head, query })).body;
    const kindsOf = async (query: object) => (await read(query)).map(({ kind }) => kind);
    const about = ['scan-opened', 'numbers-revealed', 'numbers-revealed', 'numbers-changed', 'logged-in'];
    expect(await kindsOf({ member: id })).toEqual(about);
    expect(await kindsOf({ member: id, person: headId })).toEqual(['scan-opened', 'numbers-revealed']);
    expect(await kindsOf({ member: id, kind: 'logged-in' })).toEqual(['logged-in']);
    const [opened, , revealed] = await read({ member: id });
    expect(await kindsOf({ member: id, to: revealed!.at })).not.toContain('scan-opened');
    expect(await kindsOf({ member: id, from: opened!.at })).toContain('scan-opened');
    expect(opened).toMatchObject({
      actor: { kind: 'head', id: headId, name: 'Head' },
      member: { _id: id, name: 'Asha Patil' },
      subject: { kind: 'scan', id: 'panidProof' },
      address: '203.0.113.9',
    });
    const first = await running().call(listAuditTrail, { token: head, query: { member: id, limit: 3 } });
    const cursor = first.headers['x-next-cursor'] as string;
    const rest = await running().call(listAuditTrail, { token: head, query: { member: id, limit: 3, cursor } });
    expect([...first.body, ...rest.body].map(({ kind }) => kind)).toEqual(about);
    expect(rest.headers['x-next-cursor']).toBeUndefined();

    const { body: openings } = await running().call(documentOpenings, { token });
    expect(openings.map(({ what, by }) => [what, by])).toEqual([
      ['scan-opened', { kind: 'head', name: 'Head' }],
      ['numbers-revealed', { kind: 'head', name: 'Head' }],
    ]);
    expect((await running().call(listAuditTrail, { token })).error?.code).toBe('ACCESS.HEAD_ONLY');

    const csv = await running().call(auditTrailCsv, { token: head, query: { member: id } });
    expect(csv.text.split('\r\n')[1]).toMatch(/,scan-opened,head,Head,[0-9a-f]{24},Asha Patil,/);
    await settled();
    expect((await kindsOf({ person: headId }))[0]).toBe('audit-trail-exported');
  });

  describe('the verification of the audit trail', () => {
    let undo: () => Promise<unknown> = async () => undefined;
    afterEach(async () => {
      await undo();
      undo = async () => undefined;
    });

    async function someRow() {
      await newMember(running());
      await settled();
      await newMember(running());
      await settled();
      const [batch] = await batches().find().sort({ _id: -1 }).skip(1).limit(1).toArray();
      return (await rows().findOne({ batch: batch!._id }))!;
    }

    it('the verification names a changed entry', async () => {
      const { _id, entry, batch } = await someRow();
      undo = () => rows().updateOne({ _id }, { $set: { entry } });
      await rows().updateOne({ _id }, { $set: { 'entry.actor.id': newId() } });
      expect(await findings()).toEqual([{ kind: 'changed', batch, entry: _id }]);
    });

    it('the verification names a removed entry', async () => {
      const row = await someRow();
      undo = () => rows().insertOne(row);
      await rows().deleteOne({ _id: row._id });
      expect(await verify()).toMatchObject({
        code: 1,
        complaints: [`Entry ${row._id} of batch ${row.batch} was removed.`],
      });
    });

    it.each([
      ['into a batch', (batch: number) => batch],
      ['into two batches', (batch: number) => [batch, batch + 1]],
      ['into a batch that nobody made', () => 99_999],
      ['with a made-up batch', () => 1.5],
      ['with a batch that is no number', () => Number.NaN],
    ])('the verification names an entry that was inserted %s', async (_where, batchOf) => {
      const row = await someRow();
      const _id = newId();
      undo = () => rows().deleteOne({ _id });
      const batch = batchOf(row.batch!);
      await collection<{ _id: string; batch: unknown }>('audit_trail').insertOne({ ...row, _id, batch });
      const [first] = [batch].flat();
      expect(await findings()).toEqual([{ kind: 'inserted', batch: Math.ceil(first!) || 0, entry: _id }]);
    });

    it('the verification names a batch that was removed with its entries, and a changed one', async () => {
      const { batch: n } = await someRow();
      const [batch] = await batches().find({ _id: n! }).toArray();
      const theirs = await rows().find({ batch: n }).toArray();
      undo = () =>
        Promise.all([batches().replaceOne({ _id: n! }, batch!, { upsert: true }), rows().insertMany(theirs)]);
      await batches().updateOne({ _id: n! }, { $set: { sealedAt: new Date(0) } });
      expect(await findings()).toEqual([{ kind: 'batch-changed', batch: n }]);
      await Promise.all([batches().deleteOne({ _id: n! }), rows().deleteMany({ batch: n })]);
      expect(await findings()).toEqual([{ kind: 'batch-missing', batch: n }]);
    });

    it('the verification misses a removed end unless the end that is stored elsewhere is given', async () => {
      await someRow();
      const [last] = await batches().find().sort({ _id: -1 }).limit(1).toArray();
      const { _id: n, hash } = last!;
      const theirs = await rows().find({ batch: n }).toArray();
      expect(await findings({ n, hash })).toEqual([]);
      undo = () => Promise.all([batches().insertOne(last!), rows().insertMany(theirs)]);
      await Promise.all([batches().deleteOne({ _id: n }), rows().deleteMany({ batch: n })]);
      expect(await findings()).toEqual([]);
      expect(await findings({ n, hash })).toEqual([{ kind: 'not-the-known-end', batch: n }]);
    });

    it('the verification does not start with an unknown command', async () => {
      expect((await verify('5:short')).code).toBe(2);
    });
  });

  it('the audit trail erases the content of entries after their retention, and stays complete', async () => {
    const { id } = await newMember(running());
    await settled();
    await running().restart({ AUDIT_KEEP_DAYS: '90' });
    expect(await rows().countDocuments({ 'entry.memberId': id })).toBe(1);
    running().clock.advance(91 * 86_400_000);
    await running().app.get(EraseOldEntries, { strict: false }).eraseDue();
    expect(await rows().countDocuments({ 'entry.memberId': id })).toBe(0);
    expect(await findings()).toEqual([]);
    await running().restart({ AUDIT_KEEP_DAYS: '' });
    expect((await findings())[0]).toMatchObject({ kind: 'changed' });
    running().clock.set(new Date());
  });
}
