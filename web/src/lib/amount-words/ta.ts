import { type AmountWords, indianGroups, rupeesAndPaise } from './indian-numbers.js';

const small = [
  'பூஜ்ஜியம்',
  'ஒன்று',
  'இரண்டு',
  'மூன்று',
  'நான்கு',
  'ஐந்து',
  'ஆறு',
  'ஏழு',
  'எட்டு',
  'ஒன்பது',
  'பத்து',
  'பதினொன்று',
  'பன்னிரண்டு',
  'பதின்மூன்று',
  'பதினான்கு',
  'பதினைந்து',
  'பதினாறு',
  'பதினேழு',
  'பதினெட்டு',
  'பத்தொன்பது',
];

interface Round {
  readonly alone: string;
  readonly joined: string;
}

const tens: readonly Round[] = [
  { alone: 'இருபது', joined: 'இருபத்து' },
  { alone: 'முப்பது', joined: 'முப்பத்து' },
  { alone: 'நாற்பது', joined: 'நாற்பத்து' },
  { alone: 'ஐம்பது', joined: 'ஐம்பத்து' },
  { alone: 'அறுபது', joined: 'அறுபத்து' },
  { alone: 'எழுபது', joined: 'எழுபத்து' },
  { alone: 'எண்பது', joined: 'எண்பத்து' },
  { alone: 'தொண்ணூறு', joined: 'தொண்ணூற்று' },
];

const hundreds: readonly Round[] = [
  { alone: 'நூறு', joined: 'நூற்று' },
  { alone: 'இருநூறு', joined: 'இருநூற்று' },
  { alone: 'முந்நூறு', joined: 'முந்நூற்று' },
  { alone: 'நானூறு', joined: 'நானூற்று' },
  { alone: 'ஐந்நூறு', joined: 'ஐந்நூற்று' },
  { alone: 'அறுநூறு', joined: 'அறுநூற்று' },
  { alone: 'எழுநூறு', joined: 'எழுநூற்று' },
  { alone: 'எண்ணூறு', joined: 'எண்ணூற்று' },
  { alone: 'தொள்ளாயிரம்', joined: 'தொள்ளாயிரத்து' },
];

/** The word for one at the end becomes ஒரு before a noun. */
const beforeNoun = (words: string): string => words.replace(/ொன்று$/, 'ொரு').replace(/(^| )ஒன்று$/, '$1ஒரு');

function belowHundred(number: number): string {
  if (number < 20) return small[number]!;
  const { alone, joined } = tens[Math.floor(number / 10) - 2]!;
  return number % 10 === 0 ? alone : `${joined} ${small[number % 10]}`;
}

/**
 * The count merges with the word for thousand: இரண்டு and ஆயிரம் become இரண்டாயிரம், and the word for one becomes ஓர்.
 */
function thousandStem(count: number): string {
  if (count === 1) return 'ஆயிர';
  const words = belowHundred(count);
  if (words.endsWith('பதினொன்று')) return words.replace(/ொன்று$/, 'ோராயிர');
  return words.endsWith('ஒன்று') ? words.replace(/ஒன்று$/, 'ஓராயிர') : words.replace(/ு$/, 'ாயிர');
}

function number(value: number): string {
  const { crores, lakhs, thousands, hundreds: hundred, rest } = indianGroups(value);
  const parts: Round[] = [
    ...(crores > 0 ? [withCount(crores, { alone: 'கோடி', joined: 'கோடியே' })] : []),
    ...(lakhs > 0 ? [withCount(lakhs, { alone: 'லட்சம்', joined: 'லட்சத்து' })] : []),
    ...(thousands > 0 ? [{ alone: `${thousandStem(thousands)}ம்`, joined: `${thousandStem(thousands)}த்து` }] : []),
    ...(hundred > 0 ? [hundreds[hundred - 1]!] : []),
    ...(rest > 0 ? [{ alone: belowHundred(rest), joined: '' }] : []),
  ];
  if (parts.length === 0) return small[0]!;
  return parts.map(({ alone, joined }, index) => (index === parts.length - 1 ? alone : joined)).join(' ');
}

const withCount = (count: number, { alone, joined }: Round): Round => {
  const words = beforeNoun(belowHundred(count));
  return { alone: `${words} ${alone}`, joined: `${words} ${joined}` };
};

const coins = {
  rupees: { one: 'ரூபாய்', many: 'ரூபாய்' },
  paise: { one: 'பைசா', many: 'பைசா' },
  count: (value: number) => beforeNoun(number(value)),
};

export default {
  number,
  arrived: (paise) => `${rupeesAndPaise(paise, coins)} வந்தது`,
} satisfies AmountWords;
