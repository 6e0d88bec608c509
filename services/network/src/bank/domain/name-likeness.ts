import { beginningOf } from '@deepam/bank-statements';

type Comparison = (name: string, narration: string) => number;

/**
 * Banks cut names after some letters and write them together, so four letters of a word's beginning count. Banks write
 * Latin letters only, so a name in an Indian script is compared by its sound. Each name and narration is parsed once.
 */
export function nameComparison(): Comparison {
  const [bySound, byLetters] = [comparison(soundsOf), comparison(words)];
  return (name, narration) => (isIndian.test(name) !== isIndian.test(narration) ? bySound : byLetters)(name, narration);
}

function comparison(read: (text: string) => string[]): Comparison {
  const [sought, shown] = [new Map<string, readonly Sought[]>(), new Map<string, Shown>()];
  return (name, narration) => {
    const parts = cachedValue(sought, name, () => read(name).map(soughtBy));
    if (parts.length === 0) return 0;
    const { whole, together, cut, bones } = cachedValue(shown, narration, () => shownBy(read(beginningOf(narration))));
    const isShown = (part: Sought): boolean =>
      whole.has(part.word) ||
      (part.word.length >= 4 && together.includes(part.word)) ||
      part.beginnings.some((beginning) => cut.has(beginning)) ||
      (read === soundsOf && bones.has(part.bones));
    return parts.filter(isShown).length / parts.length;
  };
}

interface Sought {
  readonly word: string;
  readonly beginnings: readonly string[];
  readonly bones: string;
}
const soughtBy = (word: string): Sought => ({ word, beginnings: beginningsOf(word), bones: bonesOf(word) });

interface Shown {
  readonly whole: ReadonlySet<string>;
  readonly together: string;
  readonly cut: ReadonlySet<string>;
  readonly bones: ReadonlySet<string>;
}
const shownBy = (parts: readonly string[]): Shown => ({
  whole: new Set(parts),
  together: parts.join(''),
  cut: new Set(parts.filter(({ length }) => length >= 4)),
  bones: new Set(parts.map(bonesOf).filter(({ length }) => length >= 3)),
});

const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(0, at + 4));

function cachedValue<T>(values: Map<string, T>, key: string, read: () => T): T {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = read();
  values.set(key, value);
  return value;
}

const words = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/**
 * The scripts are Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam, which have
 * blocks of 128 letters in one order.
 */
const isIndian = /[\u0900-\u0d7f]/;
const consonants = Object.fromEntries(
  (
    'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ') as string[]
  ).map((sound, at) => [0x15 + at, sound]),
);
const laterConsonants = Object.fromEntries('k kh g z r rh f y'.split(' ').map((sound, at) => [0x58 + at, sound]));
const vowelSounds = 'a a i i u u ri l e e e ai o o o au'.split(' ');
const vowels = Object.fromEntries(vowelSounds.map((sound, at) => [0x05 + at, sound]));
const vowelSigns = Object.fromEntries(vowelSounds.slice(1).map((sound, at) => [0x3e + at, sound]));
const others: Readonly<Record<number, string>> = {
  0x01: 'n',
  0x02: 'n',
  0x03: 'h',
  0x7a: 'n',
  0x7b: 'n',
  0x7c: 'r',
  0x7d: 'l',
};
const virama = 0x4d;
const nukta = 0x3c;
const dotted: Readonly<Record<string, string>> = { j: 'z', ph: 'f' };

/** A consonant sounds with an a, unless another vowel follows or the word ends. */
function inLatin(text: string): string {
  let latin = '';
  let isOpen = false;
  for (const letter of text.normalize('NFD')) {
    const code = letter.codePointAt(0)!;
    const place = isIndian.test(letter) ? code % 128 : -1;
    const consonant = consonants[place] ?? laterConsonants[place];
    const sign = vowelSigns[place];
    if (place === nukta) {
      latin = latin.replace(/(j|ph)$/, (sound) => dotted[sound]!);
      continue;
    }
    if (isOpen && (consonant !== undefined || others[place] !== undefined)) latin += 'a';
    isOpen = consonant !== undefined;
    if (place === virama) continue;
    latin += consonant ?? sign ?? vowels[place] ?? others[place] ?? letter;
  }
  return latin;
}

/** Spellings of one sound become equal, such as Aasha and Asha, Pateel and Patil, Vishwas and Viswas. */
const soundsOf = (text: string): string[] =>
  words(inLatin(text)).map((word) =>
    word
      .replace(/ee|ea/g, 'i')
      .replace(/oo/g, 'u')
      .replace(/x|ksh/g, 'ks')
      .replace(/([bcdgjkprst])h+/g, '$1')
      .replace(/w/g, 'v')
      .replace(/f/g, 'p')
      .replace(/z/g, 'j')
      .replace(/(.)\1+/g, '$1')
      .replace(/(?<=.{2})a$/, ''),
  );

/** The vowels after the first letter are left out, since writers spell them differently. */
const bonesOf = (word: string): string => word.slice(0, 1) + word.slice(1).replace(/[aeiouyh]/g, '');
