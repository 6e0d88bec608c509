import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { nameIssue } from './person-name.js';
import { passkeyName, personName, presentName, reason, searchText, typedNumber, utr } from './primitives.js';

describe('a name', () => {
  it.each([
    ['  Asha Patil ', 'Asha Patil'],
    ['Asha\u0000Patil', 'AshaPatil'],
    ['a\uD800b', 'ab'],
    // Indian scripts are written with joiners.
    ['क्\u200Dष', 'क्\u200Dष'],
    ['ക്\u200Cഷ', 'ക്\u200Cഷ'],
    ['🙂', '🙂'],
    ['Asha\u034F\u180E\uFFF9 \u{E0041}Patil\uFE0F', 'Asha Patil'],
    ['Asha\r\n\tYou are approved', 'Asha You are approved'],
  ])('the name %j is read as %j: nothing in it is invisible or reverses the text', (typed, kept) => {
    expect(personName.parse(typed)).toBe(kept);
  });

  it.each(['', ' ', '\u200B\u200B', '\u200D', '\u3164', '\u2800', '\u034F', '\u{E0041}'])(
    'the text %j is no name',
    (typed) => {
      expect(personName.safeParse(typed).error?.issues[0]?.message).toBe('Please enter your name');
    },
  );

  it.each(['\u202Elitap\u202C ahsa', 'Asha\u200F', '\u2066Asha\u2069', '\u061C'])(
    'the name %j is rejected, since it reverses the text',
    (typed) => {
      expect(personName.safeParse(typed).error?.issues[0]?.message).toMatch(/direction marks/);
    },
  );

  it.each([
    'ज़ड़ींढ़ूँ',
    'ज़ीनत ख़ाँ',
    'श्र\u094D\u200Dयं',
    'ऋषिकेश कुऱ्\u200Dहाडे',
    'જ઼ીં',
    'કૃષ્ણ ઝવેરચંદ',
    'ஸ்ரீநிவாஸன்',
    'கௌ\u0B82தமி'.normalize('NFD'),
    'മുഹമ്മദ് ഫ്രാൻസിസ്',
    'শ্রীমতী চট্টোপাধ্যায়',
    'Nguyễn Thị Ngọc Diệp'.normalize('NFD'),
    'محمّٰد',
    'မြို့',
  ])('the name %j is valid, as people write it', (name) => {
    expect(personName.parse(name)).toBe(name);
    expect(nameIssue(name)).toBeNull();
  });

  it.each([
    'A\u0301\u0302\u0303\u0304\u0305sha',
    'Asha\u0489\u200D\u0489\u200D\u0489\u200D\u0489\u200D\u0489',
    'क\u0941\u0902\u093C\u0951\u0952',
  ])('the name %j is rejected, since its marks cover the lines around it', (typed) => {
    expect(personName.safeParse(typed).error?.issues[0]?.message).toMatch(/fewer marks/);
    expect(nameIssue(typed)).toBe('stacked');
  });

  it('a name is checked quickly, however many marks it has', () => {
    const began = process.cpuUsage();
    for (const typed of ['\u0301', '\u0301\u0301\u0301\u0301a', '\u0301\u200D'])
      expect(personName.safeParse(typed.repeat(30_000)).success).toBe(false);
    // The processor time of this process, in microseconds, excludes other processes.
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });

  it.each([
    'Closed account',
    ' closed  ACCOUNT. ',
    'ｃｌｏｓｅｄ account',
    'बंद खाता',
    'बन्द खाते',
    'બંધ ખાતું',
    'மூடப்பட்ட கணக்கு',
  ])('the name %j is rejected, since closed accounts are shown with it', (typed) => {
    for (const name of [personName, presentName])
      expect(name.safeParse(typed).error?.issues[0]?.message).toMatch(/accounts that are closed/);
    expect(nameIssue(typed)).toBe('misleading');
  });
});

it('an older name with such marks can still be saved, without them', () => {
  expect(presentName.parse('\u202Elitap\u202C ahsa')).toBe('litap ahsa');
  expect(presentName.parse(`A\u0301${'\u0302'.repeat(50)}sha`)).toBe('A\u0301\u0302\u0302\u0302sha');
});

it('a UTR is read as banks print it', () => {
  expect(['1234 5678 9012', ' 123456789012', '१२३४५६७८९०१२', ''].map((typed) => utr.parse(typed))).toEqual([
    '123456789012',
    '123456789012',
    '123456789012',
    undefined,
  ]);
  expect(utr.safeParse('1234 5678 901').success).toBe(false);
});

it.each(['९८७६५ ४३२१०', '௯௮௭௬௫ ௪௩௨௧௦', '૯૮૭૬૫ ૪૩૨૧૦', '98765\u000043210 '])(
  'a mobile is searched for by "%s" as by its Latin digits',
  (typed) => expect(searchText.parse(typed)).toBe('98765 43210'),
);

it('other search text stays unchanged', () => expect(searchText.parse(' आशा Patil ')).toBe('आशा Patil'));

it('the name of a passkey is seen, too', () => {
  expect(passkeyName.safeParse('\t\n').success).toBe(false);
  expect(passkeyName.parse(' My phone ')).toBe('My phone');
  expect(passkeyName.parse(`A${'\u0302'.repeat(50)}`)).toBe('A\u0302\u0302\u0302\u0302');
});

describe('a reason', () => {
  it('a reason keeps its lines', () => expect(reason.parse(' One.\r\n\tTwo.\u0007 ')).toBe('One.\r\n\tTwo.'));
});

describe('a number', () => {
  const amount = typedNumber(z.number().min(1, 'At least 1.').multipleOf(0.01));

  it.each([
    [5, 5],
    ['5', 5],
    [' 12.50 ', 12.5],
    ['1,50,000', 150_000],
    ['150,000.50', 150_000.5],
    ['1,000', 1000],
    ['१,०००', 1000],
    ['௧௨.௫', 12.5],
    ['૧૨૩', 123],
  ])('%j is %j', (typed, read) => expect(amount.parse(typed)).toBe(read));

  it.each([true, [5], ['5'], '0x10', '1e3', 'Infinity', '1,5', ',5', '1,00', '1,,000', '1,0000', {}, null, undefined])(
    'the text %j is no number',
    (typed) => {
      expect(amount.safeParse(typed).error?.issues[0]?.code).toBe('invalid_type');
    },
  );

  it.each(['', '-1', '0.5', '1.005'])('the number %j is out of range', (typed) =>
    expect(amount.safeParse(typed).success).toBe(false),
  );
});
