const counted = 20;

const lettersOf = (text: string): string[] => [...text];
const wordsOf = (text: string): string[] => text.toLowerCase().split(' ').filter(Boolean);

/**
 * The reference uses no keys: one word matches anywhere in a word of the name, or the beginning of code or mobile; each
 * of several words matches the beginning of one. A word that begins another typed word adds nothing.
 * @param member with a name of Latin digits, in the composed form
 */
export function isFound(member: { name: string; referralCode: string; mobile: string }, typed: string): boolean {
  const names = wordsOf(member.name);
  const numbers = [member.referralCode.toLowerCase(), member.mobile];
  const all = [...new Set(wordsOf(typed).map((word) => lettersOf(word).slice(0, counted).join('')))];
  const telling = all.filter((word) => !all.some((other) => other !== word && other.startsWith(word)));
  const words = /^\d+$/.test(typed.replaceAll(' ', '')) ? [typed.replaceAll(' ', '')] : telling;
  if (words.length === 1) {
    return names.some((name) => name.includes(words[0]!)) || numbers.some((number) => number.startsWith(words[0]!));
  }
  return words.every((word) => [...names, ...numbers].some((own) => own.startsWith(word)));
}
