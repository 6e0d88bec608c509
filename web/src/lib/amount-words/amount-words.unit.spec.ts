import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ToWords } from 'to-words';
import type { Language } from '../i18n/languages.js';
import { type AmountWords, mostInWords } from './indian-numbers.js';
import en from './en.js';
import gu from './gu.js';
import hi from './hi.js';
import { icuWords } from './icu-words.fixture.js';
import mr from './mr.js';
import { numberReader } from './read-number.fixture.js';
import ta from './ta.js';

const languages = { en, hi, mr, gu, ta } satisfies Record<Language, AmountWords>;
const codes = Object.keys(languages) as Language[];

const toWords = (code: Language): ((number: number) => string) => {
  const words = new ToWords({ localeCode: `${code}-IN` });
  return (number) => words.convert(number);
};
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);
const belowCrore = fc.integer({ min: 0, max: 9_999_999 });

/** Words with several spellings that are read alike: the one of a source, and ours. */
const spelledOtherwise: Readonly<Record<string, string>> = {
  // CLDR, Hindi
  पन्द्रह: 'पंद्रह',
  चौवालीस: 'चवालीस',
  तिरेपन: 'तिरपन',
  तिरेसठ: 'तिरसठ',
  सत्तासी: 'सतासी',
  अट्ठासी: 'अठासी',
  इक्यानबे: 'इक्यानवे',
  बानबे: 'बानवे',
  तिरानबे: 'तिरानवे',
  चौरानबे: 'चौरानवे',
  पंचानबे: 'पचानवे',
  छियानबे: 'छियानवे',
  सत्तानबे: 'सत्तानवे',
  अट्ठानबे: 'अट्ठानवे',
  निन्यानबे: 'निन्यानवे',
  // to-words, Marathi
  एकसष्ठ: 'एकसष्ट',
  बासष्ठ: 'बासष्ट',
  त्रेसष्ठ: 'त्रेसष्ट',
  चौसष्ठ: 'चौसष्ट',
  पासष्ठ: 'पासष्ट',
  सहासष्ठ: 'सहासष्ट',
  सदुसष्ठ: 'सदुसष्ट',
  अडुसष्ठ: 'अडुसष्ट',
  एक्काहत्तर: 'एकाहत्तर',
  चौर्‍याहत्तर: 'चौऱ्याहत्तर',
  // CLDR, Gujarati
  સડત્રીસ: 'સાડત્રીસ',
  અડત્રીસ: 'આડત્રીસ',
  અગણોસિત્તેર: 'ઓગણોસિત્તેર',
  // CLDR, Tamil
  பூஜ்யம்: 'பூஜ்ஜியம்',
  நாநூறூ: 'நானூறு',
  ஐநூறு: 'ஐந்நூறு',
  எண்நூறு: 'எண்ணூறு',
};
const ours = (words: string): string =>
  words
    .split(' ')
    .map((word) => spelledOtherwise[word] ?? word)
    .join(' ');

const otherwise = (
  numbers: readonly number[],
  { number }: AmountWords,
  source: (number: number) => string,
): (readonly [number, string, string])[] =>
  numbers.map((n) => [n, number(n), source(n)] as const).filter(([, here, there]) => here !== there);

describe('numbers up to a hundred', () => {
  it.each([
    ['Hindi', hi, (n: number) => ours(icuWords('hi', '%spellout-cardinal')(n))],
    ['Gujarati', gu, (n: number) => ours(icuWords('gu', '%spellout-cardinal')(n))],
    ['English', en, icuWords('en-IN', '%spellout-cardinal')],
    ['Marathi', mr, (n: number) => ours(toWords('mr')(n))],
  ] as const)('the words in %s equal another source', (_, words, source) => {
    expect(otherwise(upTo(99), words, source)).toEqual([]);
  });

  it('Tamil words are those of CLDR, which does not join them, and joined like to-words, which writes them as they are spoken', () => {
    const cldr = (n: number) => ours(icuWords('ta', '%spellout-cardinal')(n));
    expect(otherwise([...upTo(20), 30, 40, 50, 60, 70, 80, 90], ta, cldr)).toEqual([]);
    const written = (n: number) => toWords('ta')(n).replace('த்தி ', 'த்து ').replace('ற்றி ', 'ற்று ');
    const joined = upTo(99).filter((n) => n > 20 && n % 10 > 0);
    expect(otherwise(joined, ta, written)).toEqual([]);
  });

  it('Hindi and Gujarati words are spelt like one of two sources, except for three', () => {
    const strange = ([code, locale]: readonly ['hi' | 'gu', 'hi' | 'gu']) => {
      const sources = [icuWords(locale, '%spellout-cardinal'), toWords(code)];
      return upTo(99)
        .map(languages[code].number)
        .filter((word, n) => sources.every((source) => source(n) !== word));
    };
    expect([strange(['hi', 'hi']), strange(['gu', 'gu'])]).toEqual([['चवालीस', 'तिरपन', 'इक्यानवे'], []]);
  });
});

describe('larger numbers', () => {
  const likeCldr = (source: (n: number) => string, { number }: AmountWords) =>
    fc.assert(
      fc.property(belowCrore, (n) => {
        expect(number(n)).toBe(source(n));
      }),
    );

  it('Hindi words are those of CLDR', () => {
    likeCldr((n) => ours(icuWords('hi', '%spellout-cardinal')(n)), hi);
  });

  it('English words are those of CLDR for India, with "and" and without commas', () => {
    likeCldr((n) => icuWords('en-IN', '%spellout-cardinal-verbose')(n).replaceAll(',', ''), en);
  });

  it('Gujarati words are those of CLDR, except that hundreds are one word', () => {
    const joined = (words: string) =>
      words === 'એક સો' ? 'સો' : words.replace(/બે સો(?= |$)/, 'બસો').replace(/(\S+) સો(?= |$)/, '$1સો');
    likeCldr((n) => joined(ours(icuWords('gu', '%spellout-cardinal')(n))), gu);
  });

  it('Marathi words are those of to-words, except that a round hundred is शंभर', () => {
    likeCldr((n) => ours(toWords('mr')(n)).replace(/एकशे$/, 'शंभर'), mr);
  });

  it('Tamil words are hundreds of CLDR', () => {
    const hundreds = [100, 200, 300, 400, 500, 600, 700, 800, 900];
    expect(otherwise(hundreds, ta, (n) => ours(icuWords('ta', '%spellout-cardinal')(n)))).toEqual([]);
  });
});

describe('every number', () => {
  it.each(codes)('every number from 0 to 9999 has words of its own in %s, from which it is read back', (code) => {
    const words = languages[code];
    const all = upTo(9999).map(words.number);
    expect(new Set(all).size).toBe(10_000);
    expect(all.map(numberReader(code, words))).toEqual(upTo(9999));
  });

  it.each(codes)('every number up to 99 crore is read back in %s', (code) => {
    const { number } = languages[code];
    const read = numberReader(code, languages[code]);
    fc.assert(fc.property(fc.integer({ min: 0, max: mostInWords }), (n) => read(number(n)) === n));
  });

  it.each(codes)('an invalid number is rejected in %s', (code) => {
    for (const none of [-1, 0.5, mostInWords + 1, Number.NaN])
      expect(() => languages[code].number(none)).toThrow(RangeError);
  });
});

/** The banknotes of India print their amount in each language; larger amounts follow schoolbooks. */
const examples: readonly (readonly [Language, number, string])[] = [
  ['hi', 10, 'दस'],
  ['hi', 100, 'एक सौ'],
  ['hi', 200, 'दो सौ'],
  ['hi', 500, 'पाँच सौ'],
  ['hi', 2000, 'दो हज़ार'],
  ['hi', 250, 'दो सौ पचास'],
  ['hi', 1_23_456, 'एक लाख तेईस हज़ार चार सौ छप्पन'],
  ['hi', 99_99_999, 'निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे'],
  ['mr', 10, 'दहा'],
  ['mr', 100, 'शंभर'],
  ['mr', 200, 'दोनशे'],
  ['mr', 500, 'पाचशे'],
  ['mr', 2000, 'दोन हजार'],
  ['mr', 101, 'एकशे एक'],
  ['mr', 1100, 'एक हजार शंभर'],
  ['mr', 99_99_999, 'नव्व्याण्णव लाख नव्व्याण्णव हजार नऊशे नव्व्याण्णव'],
  ['gu', 10, 'દસ'],
  ['gu', 100, 'સો'],
  ['gu', 200, 'બસો'],
  ['gu', 500, 'પાંચસો'],
  ['gu', 2000, 'બે હજાર'],
  ['gu', 2202, 'બે હજાર બસો બે'],
  ['gu', 99_99_999, 'નવ્વાણું લાખ નવ્વાણું હજાર નવસો નવ્વાણું'],
  ['ta', 10, 'பத்து'],
  ['ta', 100, 'நூறு'],
  ['ta', 200, 'இருநூறு'],
  ['ta', 500, 'ஐந்நூறு'],
  ['ta', 2000, 'இரண்டாயிரம்'],
  ['ta', 250, 'இருநூற்று ஐம்பது'],
  ['ta', 101, 'நூற்று ஒன்று'],
  ['ta', 999, 'தொள்ளாயிரத்து தொண்ணூற்று ஒன்பது'],
  ['ta', 1001, 'ஆயிரத்து ஒன்று'],
  ['ta', 2202, 'இரண்டாயிரத்து இருநூற்று இரண்டு'],
  ['ta', 11_000, 'பதினோராயிரம்'],
  ['ta', 21_000, 'இருபத்து ஓராயிரம்'],
  ['ta', 90_500, 'தொண்ணூறாயிரத்து ஐந்நூறு'],
  ['ta', 1_00_000, 'ஒரு லட்சம்'],
  ['ta', 1_00_001, 'ஒரு லட்சத்து ஒன்று'],
  ['ta', 11_00_000, 'பதினொரு லட்சம்'],
  ['ta', 1_23_456, 'ஒரு லட்சத்து இருபத்து மூன்றாயிரத்து நானூற்று ஐம்பத்து ஆறு'],
  ['en', 250, 'two hundred and fifty'],
  ['en', 1_23_456, 'one lakh twenty-three thousand four hundred and fifty-six'],
];

describe('an example', () => {
  it.each(examples)('the words in %s of %d are %s', (code, number, words) => {
    expect(languages[code].number(number)).toBe(words);
  });
});

describe('the spoken amount', () => {
  it.each([
    ['hi', 25_000, 'दो सौ पचास रुपये आए'],
    ['hi', 3750, 'सैंतीस रुपये पचास पैसे आए'],
    ['hi', 100, 'एक रुपया आया'],
    ['hi', 101, 'एक रुपया एक पैसा आए'],
    ['hi', 1, 'एक पैसा आया'],
    ['hi', 75, 'पचहत्तर पैसे आए'],
    ['hi', 0, 'शून्य रुपये आए'],
    ['mr', 25_000, 'दोनशे पन्नास रुपये आले'],
    ['mr', 100, 'एक रुपया आला'],
    ['mr', 3750, 'सदतीस रुपये पन्नास पैसे आले'],
    ['gu', 25_000, 'બસો પચાસ રૂપિયા આવ્યા'],
    ['gu', 100, 'એક રૂપિયો આવ્યો'],
    ['gu', 1, 'એક પૈસો આવ્યો'],
    ['gu', 3750, 'સાડત્રીસ રૂપિયા પચાસ પૈસા આવ્યા'],
    ['ta', 25_000, 'இருநூற்று ஐம்பது ரூபாய் வந்தது'],
    ['ta', 100, 'ஒரு ரூபாய் வந்தது'],
    ['ta', 1100, 'பதினொரு ரூபாய் வந்தது'],
    ['ta', 12_100, 'நூற்று இருபத்து ஒரு ரூபாய் வந்தது'],
    ['ta', 3701, 'முப்பத்து ஏழு ரூபாய் ஒரு பைசா வந்தது'],
    ['en', 25_000, 'two hundred and fifty rupees received'],
    ['en', 100, 'one rupee received'],
    ['en', 3750, 'thirty-seven rupees and fifty paise received'],
  ] as const)('the amount is spoken in %s for %d paise', (code, paise, sentence) => {
    expect(languages[code].arrived(paise)).toBe(sentence);
  });
});
