import { createHash } from 'node:crypto';
import {
  listMemberTaxDocuments,
  profileChanged,
  spanOfTaxYear,
  taxDocumentPdf,
  taxYearOf,
  yearStatementPdf,
  type Permission,
} from '@deepam/contracts';
import { Bucket, newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { taxDocumentModel } from '../src/documents/persistence/document.schema.js';
import { MovementsRepository } from '../src/documents/persistence/movements.repository.js';
import { TypesetterThread } from '../src/documents/typesetting/typesetter-thread.js';
import { headId, TestCommission } from './commission-harness.js';
import { StorageGate } from './storage-gate.js';
import { TestDocuments } from './test-documents.js';
import { TestPayouts } from './test-payouts.js';

let commission: TestCommission;
let documents: TestDocuments;
let gate: StorageGate;
beforeAll(async () => {
  const plain = await TestCommission.start();
  gate = await StorageGate.before(plain.config.S3_ENDPOINT);
  await plain.stop();
  commission = await TestCommission.start({ storageUrl: gate.url });
  documents = new TestDocuments(commission);
  await documents.begin();
});
afterAll(async () => {
  await commission.stop();
  await gate.end();
});

const pdfOf = (id: string, as: string, language: 'en' | 'ta' = 'en') =>
  commission.call(taxDocumentPdf, as, { params: { documentId: id }, query: { language } });
async function bytesAt(url: string): Promise<Buffer> {
  const key = decodeURIComponent(/^\/api\/files\/([^?]*)/.exec(url)![1]!);
  const object = await new Bucket(commission.config).open(key);
  return Buffer.concat(await object!.stream.toArray());
}
const readAs = async (memberId: string, path: string) =>
  fetch(`${commission.url}/api${path}`, { headers: { authorization: `Bearer ${await commission.token(memberId)}` } });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('the PDF of a document', () => {
  it('a PDF is made once in each language, and has the same bytes ever after', async () => {
    const member = await commission.member();
    await documents.sell(member);
    const [invoice] = await documents.of(member, 1);
    const [first, beside] = await Promise.all([pdfOf(invoice!._id, member), pdfOf(invoice!._id, member)]);
    const bytes = await bytesAt(first.body.url);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect([sha256(bytes), bytes.length]).toEqual([first.body.sha256, first.body.size]);
    expect(beside.body.sha256).toBe(first.body.sha256);
    expect((await pdfOf(invoice!._id, member, 'ta')).body.sha256).not.toBe(first.body.sha256);

    await commission.db.model(taxDocumentModel).updateOne({ _id: invoice!._id }, { $unset: { 'pdfs.en': 1 } });
    await commission.db.model('Member').updateOne({ _id: member }, { name: 'Another' });
    await documents.begin({ legalName: 'Another Private Limited' });
    const again = await pdfOf(invoice!._id, member);
    expect([again.body.sha256, again.body.url.split('?')[0]]).toEqual([
      first.body.sha256,
      first.body.url.split('?')[0],
    ]);
  });

  it('the PDF is open to its member and the company only', async () => {
    const [member, stranger] = [await commission.member(), await commission.member({ plan: 'Gold' })];
    await documents.sell(member);
    const [invoice] = await documents.of(member, 1);
    expect((await pdfOf(invoice!._id, stranger)).error?.code).toBe('COMMISSION.DOCUMENT_NOT_FOUND');
    expect((await pdfOf(invoice!._id, headId)).status).toBe(200);
    const as = (...permissions: Permission[]) =>
      commission.callWith(
        taxDocumentPdf,
        { memberId: newId(), isHead: false, permissions },
        { params: { documentId: invoice!._id }, query: {} },
      );
    // The PDF has the address of the profile, and the list of calls has this download.
    expect((await as('payouts', 'read')).error?.code).toBe('ACCESS.NOT_PERMITTED');
    expect([(await as('approve-members')).status, (await as('reports')).status]).toEqual([200, 200]);
    expect(await documents.of(stranger, 0)).toEqual([]);
    const { body } = await commission.call(listMemberTaxDocuments, headId, { params: { memberId: member } });
    expect(body).toEqual([invoice]);
  });

  it('any typed text gives a PDF, and one that crashes the engine delays no other', async () => {
    const [hostile, other] = [await commission.member(), await commission.member()];
    const contact = { email: null, mobile: '9876543210', avatarKey: null, idProofKey: null, panProofKey: null };
    const profile = { memberId: hostile, name: 'Asha', ...contact };
    await documents.begin();
    // The engine can't count this many signs in a syllable.
    await commission.takesIn(profileChanged, { ...profile, revision: 2, address: 'ક્'.repeat(250) });
    await documents.sell(hostile);
    await documents.sell(other);
    const [theirs, mine] = [(await documents.of(hostile, 1))[0]!, (await documents.of(other, 1))[0]!];
    const first = await pdfOf(theirs._id, hostile);
    expect([first.status, (await pdfOf(mine._id, other)).status]).toEqual([200, 200]);

    const end = jest.spyOn(TypesetterThread.prototype, 'end');
    jest.spyOn(TypesetterThread.prototype, 'set').mockRejectedValueOnce(new Error('unreachable'));
    expect((await pdfOf(mine._id, other, 'ta')).status).toBe(503);
    expect(end).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
    expect((await pdfOf(mine._id, other, 'ta')).status).toBe(200);
  });

  it('a PDF needs the object storage: it is unavailable during an outage and available afterwards', async () => {
    const member = await commission.member();
    await documents.sell(member);
    const [invoice] = await documents.of(member, 1);
    gate.close();
    expect((await pdfOf(invoice!._id, member)).error?.code).toBe('SERVER.UNAVAILABLE');
    gate.isOpen = true;
    expect((await pdfOf(invoice!._id, member)).status).toBe(200);
  });
});

describe('a yearly statement', () => {
  it('the yearly statement is a PDF of the caller only', async () => {
    const member = await new TestPayouts(commission).rich();
    const taxYear = taxYearOf(commission.clock.now());
    const response = await readAs(member, `${yearStatementPdf.path}?taxYear=${taxYear}&language=hi`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="statement-${taxYear}.pdf"`);
    expect((await response.text()).startsWith('%PDF-')).toBe(true);
  });

  it('a yearly statement has a payout in the year of its approval, when its tax is posted', async () => {
    const payouts = new TestPayouts(commission);
    const memberId = await payouts.rich();
    const payoutId = (await payouts.ask(memberId, 100)).body.entry._id;
    expect((await payouts.decide(memberId, payoutId, 'Approved')).status).toBe(200);
    const movements = commission.get(MovementsRepository);
    const approvedIn = async (taxYear: string) =>
      (await movements.approvedIn(memberId, spanOfTaxYear(taxYear))).map(({ _id }) => _id);
    const thisYear = taxYearOf(commission.clock.now());
    expect(await approvedIn(thisYear)).toEqual([payoutId]);
    const kinds = (await movements.movementsOf(memberId, spanOfTaxYear(thisYear))).map(({ kind }) => kind);
    expect([kinds.includes('adjustment'), kinds.includes('payout-approved')]).toEqual([true, true]);
    expect(await approvedIn('2030-31')).toEqual([]);
  });
});
