const lettersOf = (word: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word), ({ segment }) => segment);
const isInitial = (word: string): boolean => lettersOf(word.replaceAll('.', '')).length < 2;
const initialOf = (word: string): string => `${lettersOf(word)[0]!.toLocaleUpperCase('en')}.`;

/**
 * A brief name is the first name and the initial of the last word, "Asha P.". Many Indian names begin with initials, as
 * in "S. Selvi": then the name is the first whole word.
 */
export function briefName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const at = Math.max(
    words.findIndex((word) => !isInitial(word)),
    0,
  );
  const first = words[at];
  if (first === undefined) return '';
  if (at < words.length - 1) return `${first} ${initialOf(words.at(-1)!)}`;
  return at === 0 ? first : `${initialOf(words[0]!)} ${first}`;
}
