import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FreeLine, OpenRequest } from './match-types.js';
import { matchPayments } from './matching.js';
import { nameComparison } from './name-likeness.js';

const utr = '632712345678';
const txnid = 'DPM6A01B2C3D4E5F60718293A4B';
const line = (changes: Partial<FreeLine> = {}): FreeLine => ({
  id: 'l1',
  date: '2026-11-23',
  narration: 'UPI/632712345678/ASHA PAT/ok',
  references: [utr],
  amountPaise: 150_000,
  ...changes,
});
const request = (changes: Partial<OpenRequest> = {}): OpenRequest => ({
  id: 'r1',
  name: 'Asha Patil',
  amountPaise: 150_000,
  utr,
  txnids: [],
  requestedOn: '2026-11-23',
  ...changes,
});
const nameless = { references: [], utr: null };
const pairs = (found: readonly { lineId: string; requestId: string }[]) =>
  found.map(({ lineId, requestId }) => `${lineId}-${requestId}`);

describe('credits and requests', () => {
  it('a credit and a request match by the typed number, or by our own, with the exact amount', () => {
    expect(matchPayments([line()], [request()]).matched).toMatchObject([{ reason: 'utr' }]);
    const byLink = matchPayments([line({ references: [txnid] })], [request({ utr: null, txnids: [txnid] })]);
    expect(byLink.matched).toMatchObject([{ reason: 'txnid' }]);
  });

  it('a pair that a person released is not matched again by any rule', () => {
    const notFor = ['r1'];
    const byNumber = matchPayments([line({ notFor })], [request()]);
    const byName = matchPayments([line({ ...nameless, notFor })], [request(nameless)]);
    expect([byNumber, byName]).toEqual(Array(2).fill({ matched: [], suggested: [], ambiguous: [] }));
    expect(matchPayments([line({ notFor })], [request({ id: 'r2' })]).matched).toHaveLength(1);
  });

  it('a credit of another amount is suggested, with the reason', () => {
    const found = matchPayments([line({ amountPaise: 149_999 })], [request()]);
    expect([found.matched, found.suggested]).toMatchObject([[], [{ reason: 'other-amount' }]]);
  });

  it('a credit of the same amount and name is suggested within three days, never matched', () => {
    const near = (date: string) => matchPayments([line({ ...nameless, date })], [request(nameless)]);
    expect(near('2026-11-20')).toMatchObject({ matched: [], suggested: [{ reason: 'amount-and-name' }] });
    expect(near('2026-11-19')).toEqual({ matched: [], suggested: [], ambiguous: [] });
    expect(matchPayments([line({ ...nameless, narration: 'UPI/SOMEBODY' })], [request(nameless)]).suggested).toEqual(
      [],
    );
  });

  it.each([
    ['without a digit', '63271345678'],
    ['cut off at the end', '63271234'],
    ['cut off in front', 'XXXX12345678'],
  ])('a credit of the same amount and the number %s is suggested before any name, never matched', (_how, shown) => {
    const inPart = line({ id: 'part', references: [], narration: `UPI/${shown}/PAYMENT` });
    const namesake = line({ id: 'name', references: [], narration: 'UPI/PAYMENT/ASHA PATIL' });
    const found = matchPayments([namesake, inPart], [request()]);
    expect([found.matched, pairs(found.suggested)]).toEqual([[], ['part-r1']]);
    expect(found.suggested[0]!.reason).toBe('partial-number');
    const other = line({ references: [], narration: `UPI/${shown}/PAYMENT`, amountPaise: 149_999 });
    expect(matchPayments([other], [request()]).suggested).toEqual([]);
  });

  it.each(['6327123', '632712346578', '63271234567812', '63271243567'])(
    'a credit of the same amount and the digits %s is not suggested',
    (shown) => {
      const found = matchPayments([line({ references: [], narration: `UPI/${shown}/X` })], [request()]);
      expect(found).toEqual({ matched: [], suggested: [], ambiguous: [] });
    },
  );

  it('a credit of the same amount and a number that proves nothing is suggested, and doesn’t change the match of another request', () => {
    const account = '002401512345';
    const twoMatches = line({ narration: `NEFT CR/${account}/UPI/${utr}`, doubtful: [account] });
    const dishonest = request({ id: 'r2', name: 'Bala Rao', utr: account });
    const found = matchPayments([twoMatches], [request(), dishonest]);
    expect([pairs(found.matched), found.suggested, found.ambiguous]).toEqual([['l1-r1'], [], []]);
    const alone = matchPayments([{ ...twoMatches, references: [] }], [dishonest]);
    expect([alone.matched, alone.suggested]).toMatchObject([[], [{ reason: 'partial-number' }]]);
  });

  it('a pair that several sides share is ambiguous, and none of them gets it', () => {
    const twoLines = matchPayments([line(), line({ id: 'l2' })], [request()]);
    expect([twoLines.matched, pairs(twoLines.ambiguous)]).toEqual([[], ['l1-r1', 'l2-r1']]);
    const twoMatches = [request(), request({ id: 'r2', utr: null, txnids: [txnid] })];
    const twoRequests = matchPayments([line({ references: [utr, txnid] })], twoMatches);
    expect([twoRequests.matched, pairs(twoRequests.ambiguous)]).toEqual([[], ['l1-r1', 'l1-r2']]);
  });

  it('three requests of one amount and two lines get at most two suggestions, each line with its own', () => {
    const requests = ['Asha Patil', 'Bala Rao', 'Chitra Nair'].map((name, at) =>
      request({ ...nameless, id: `r${at}`, name }),
    );
    const lines = ['BALA RAO', 'ASHA PATIL'].map((name, at) =>
      line({ ...nameless, id: `l${at}`, narration: `NEFT/${name}` }),
    );
    expect(pairs(matchPayments(lines, requests).suggested).sort()).toEqual(['l0-r1', 'l1-r0']);
    const namesakes = requests.map((one) => ({ ...one, name: 'Bala Rao' }));
    expect(matchPayments(lines, namesakes)).toMatchObject({ suggested: [], ambiguous: { length: 3 } });
  });

  it('suggestions with the nearer day and the fuller name come first', () => {
    const lines = [line({ ...nameless, id: 'far', date: '2026-11-21' }), line({ ...nameless, id: 'near' })];
    expect(pairs(matchPayments(lines, [request(nameless)]).suggested)).toEqual(['near-r1']);
  });
});

const fewOf = (...values: string[]) => fc.constantFrom(...values);
const number = fewOf('111111111111', '222222222222', '333333333333', txnid);
const lines = fc
  .array(
    fc.record({
      date: fewOf('2026-11-20', '2026-11-23'),
      narration: fewOf('ASHA PATIL', 'BALA', 'X'),
      references: fc.uniqueArray(number, { maxLength: 2 }),
      amountPaise: fc.constantFrom(100, 200),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((one, at): FreeLine => ({ ...one, id: `l${at}` })));
const requests = fc
  .array(
    fc.record({
      name: fewOf('Asha Patil', 'Bala'),
      amountPaise: fc.constantFrom(100, 200),
      utr: fc.option(number),
      txnids: fc.uniqueArray(number, { maxLength: 2 }),
      requestedOn: fewOf('2026-11-21', '2026-11-23'),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((one, at): OpenRequest => ({ ...one, id: `r${at}` })));

describe('any lines and requests,', () => {
  it('a line serves one request and a request has one line, by a number of both and the very amount', () => {
    fc.assert(
      fc.property(lines, requests, (credits, open) => {
        const { matched, suggested, ambiguous } = matchPayments(credits, open);
        const given = [...matched, ...suggested];
        for (const key of ['lineId', 'requestId'] as const) {
          expect(new Set(given.map((pair) => pair[key])).size).toBe(given.length);
          const doubted = new Set(ambiguous.map((pair) => pair[key]));
          expect(given.filter((pair) => doubted.has(pair[key]))).toEqual([]);
        }
        for (const { lineId, requestId } of matched) {
          const credit = credits.find(({ id }) => id === lineId)!;
          const wanted = open.find(({ id }) => id === requestId)!;
          expect(credit.amountPaise).toBe(wanted.amountPaise);
          expect(credit.references.some((one) => one === wanted.utr || wanted.txnids.includes(one))).toBe(true);
        }
      }),
    );
  });

  it('the order of lines and requests changes nothing', () => {
    const sorted = (found: ReturnType<typeof matchPayments>) =>
      [found.matched, found.suggested, found.ambiguous].map((kind) => pairs(kind).sort());
    fc.assert(
      fc.property(lines, requests, (credits, open) => {
        expect(sorted(matchPayments(credits.toReversed(), open.toReversed()))).toEqual(
          sorted(matchPayments(credits, open)),
        );
      }),
    );
  });
});

describe('a name in a narration', () => {
  it.each([
    ['Asha Patil', 'UPI/ASHA PATIL/ok', 1],
    ['Asha Patil', 'UPI/ASHAPATIL/ok', 1],
    ['Asha Patil', 'UPI/ASHA PATI', 1],
    ['Asha Patil', 'UPI/ASHA K', 0.5],
    ['Asha Patil', 'UPI/BALA', 0],
    ['', 'UPI', 0],
    ['आशा पाटील', 'UPI-ASHA PATIL-ok', 1],
    ['आशा पाटील', 'UPI/ASHA PATI', 1],
    ['आशा पाटील', 'UPI/AASHA PATEEL', 1],
    ['सुनीता शर्मा', 'UPI/SUNITA SHARMA/1', 1],
    ['रमेश शिंदे', 'IMPS-RAMESH SHINDE', 1],
    ['कमला देवी', 'UPI/KAMLA DEVI', 1],
    ['कृष्णा जोशी', 'UPI/KRISHNA JOSHI', 1],
    ['लक्ष्मी विश्वास', 'UPI/LAXMI VISHWAS', 1],
    ['फ़ातिमा ख़ान', 'UPI/FATIMA KHAN', 1],
    ['ज़ीनत', 'UPI/ZEENAT', 1],
    ['આશા પટેલ', 'UPI/ASHA PATEL', 1],
    ['ஆஷா குமார்', 'UPI/ASHA KUMAR', 1],
    ['ఆశా రావు', 'UPI/ASHA RAO', 0.5],
    ['Asha Patil', 'UPI/आशा पाटील', 1],
    ['आशा पाटील', 'UPI/BALA RAO', 0],
    ['आशा पाटील', 'UPI/USHA PATEL', 0.5],
    ['आशा पाटील', 'आशा पाटील', 1],
  ])('the name %j in %j has the likeness %d', (name, narration, likeness) =>
    expect(nameComparison()(name, narration)).toBe(likeness),
  );
});
