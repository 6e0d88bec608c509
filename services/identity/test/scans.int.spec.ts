import { account, memberDocuments, profileChanged, uploadIdProof, uploadPanIdProof } from '@deepam/contracts';
import { ObjectStore } from '@deepam/platform';
import { tinyJpeg, tinyPdf } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember } from './members.js';

let identity: TestIdentity;
let headToken: string;

beforeAll(async () => {
  identity = await TestIdentity.start();
  headToken = await newHeadToken(identity);
});
afterAll(() => identity.stop());

describe('scans of papers', () => {
  const keyOf = (link: string) => decodeURIComponent(new URL(link, 'http://x').pathname.replace('/api/files/', ''));

  it('may be a PDF or a picture, appear in the account and come to the head by the event', async () => {
    const { id, token } = await newMember(identity);
    const idProof = await identity.call(uploadIdProof, { token, files: { idProof: tinyPdf() } });
    const panProof = await identity.call(uploadPanIdProof, { token, files: { panidProof: await tinyJpeg() } });
    expect([idProof.status, panProof.status]).toEqual([200, 200]);
    const [idProofKey, panProofKey] = [keyOf(idProof.body.idProof), keyOf(panProof.body.panidProof)];
    const store = identity.app.get(ObjectStore, { strict: false });
    const stored = await store.open(idProofKey);
    stored.stream.destroy();
    expect(stored.contentType).toBe('application/pdf');

    const changes = (await identity.outboxEventsOf(profileChanged)).filter(({ memberId }) => memberId === id);
    expect(changes.at(-1)).toMatchObject({ idProofKey, panProofKey, revision: 3 });
    const { body } = await identity.call(account, { token });
    expect([keyOf(body.idProof ?? ''), keyOf(body.panidProof ?? '')]).toEqual([idProofKey, panProofKey]);
    const shown = await identity.call(memberDocuments, { token: headToken, params: { id } });
    expect(keyOf(shown.body.idProof ?? '')).toBe(idProofKey);
  });

  it('replace the one before, and nothing else is accepted', async () => {
    const { token } = await newMember(identity);
    const first = await identity.call(uploadIdProof, { token, files: { idProof: tinyPdf() } });
    await identity.call(uploadIdProof, { token, files: { idProof: await tinyJpeg() } });
    const store = identity.app.get(ObjectStore, { strict: false });
    await expect(store.open(keyOf(first.body.idProof))).rejects.toMatchObject({ code: 'FILE.NOT_FOUND' });
    const text = await identity.call(uploadIdProof, { token, files: { idProof: Buffer.from('just a text') } });
    expect(text.error?.code).toBe('FILE.UNSUPPORTED_TYPE');
  });
});
