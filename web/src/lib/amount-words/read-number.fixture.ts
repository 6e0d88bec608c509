import type { Language } from '../i18n/languages.js';
import type { AmountWords } from './indian-numbers.js';

const times: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { hundred: 100, thousand: 1000, lakh: 100_000, crore: 10_000_000 },
  hi: { सौ: 100, हज़ार: 1000, लाख: 100_000, करोड़: 10_000_000 },
  mr: { हजार: 1000, लाख: 100_000, कोटी: 10_000_000 },
  gu: { હજાર: 1000, લાખ: 100_000, કરોડ: 10_000_000 },
  ta: { ஆயிரம்: 1000, ஆயிரத்து: 1000, லட்சம்: 100_000, லட்சத்து: 100_000, கோடி: 10_000_000, கோடியே: 10_000_000 },
};
const hundreds: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  hi: [],
  mr: ['एकशे', 'दोनशे', 'तीनशे', 'चारशे', 'पाचशे', 'सहाशे', 'सातशे', 'आठशे', 'नऊशे'],
  gu: ['એકસો', 'બસો', 'ત્રણસો', 'ચારસો', 'પાંચસો', 'છસો', 'સાતસો', 'આઠસો', 'નવસો'],
  ta: [
    'நூறு',
    'இருநூறு',
    'முந்நூறு',
    'நானூறு',
    'ஐந்நூறு',
    'அறுநூறு',
    'எழுநூறு',
    'எண்ணூறு',
    'தொள்ளாயிரம்',
    'நூற்று',
    'இருநூற்று',
    'முந்நூற்று',
    'நானூற்று',
    'ஐந்நூற்று',
    'அறுநூற்று',
    'எழுநூற்று',
    'எண்ணூற்று',
    'தொள்ளாயிரத்து',
  ],
};
const others: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { and: 0 },
  hi: {},
  mr: { शंभर: 100 },
  gu: { સો: 100 },
  ta: { ஒரு: 1, பதினொரு: 11 },
};

const tens = [20, 30, 40, 50, 60, 70, 80, 90];

/** Reads numbers back from their words, independently: each word adds or multiplies. */
export function numberReader(code: Language, { number }: AmountWords): (words: string) => number {
  const values = new Map<string, number>([
    ...Array.from({ length: 100 }, (_, value): [string, number] => [number(value), value]),
    ...(code === 'ta' || code === 'en' ? tens : []).map((ten): [string, number] => [
      number(ten + 2).split(/[ -]/)[0]!,
      ten,
    ]),
    ...hundreds[code].map((word, index): [string, number] => [word, ((index % 9) + 1) * 100]),
    ...Object.entries(others[code]),
  ]);
  return (words) => read(code, values, words);
}

function read(code: Language, values: ReadonlyMap<string, number>, words: string): number {
  let sum = 0;
  let current = 0;
  for (const word of words.split(/[ -]/)) {
    const factor = times[code][word];
    const melted = /^(.+?)(?:ாயிர|ோராயிர)(?:ம்|த்து)$/.exec(word)?.[1];
    if (factor === 100) current *= 100;
    else if (factor !== undefined) [sum, current] = [sum + Math.max(current, 1) * factor, 0];
    else if (values.has(word)) current += values.get(word)!;
    else if (/^ஓராயிர/.test(word)) [sum, current] = [sum + (current + 1) * 1000, 0];
    else if (melted !== undefined) {
      const counted = values.get(`${melted}ு`) ?? values.get(`${melted}ொன்று`);
      [sum, current] = [sum + (current + counted!) * 1000, 0];
    } else throw new Error(`No number: ${word}`);
  }
  return sum + current;
}
