const words = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/**
 * How much of a person's name a narration holds, from 0 to 1. Banks cut names after some letters and write them together, so the
 * beginning of a word counts when it has four letters.
 */
export function nameLikeness(name: string, narration: string): number {
  const sought = words(name);
  if (sought.length === 0) return 0;
  const shown = words(narration);
  const together = shown.join('');
  const isShown = (word: string): boolean =>
    shown.includes(word) ||
    (word.length >= 4 && together.includes(word)) ||
    shown.some((part) => part.length >= 4 && word.startsWith(part));
  return sought.filter(isShown).length / sought.length;
}
