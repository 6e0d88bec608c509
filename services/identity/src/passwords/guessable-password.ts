const ownWords = [
  'deepam',
  'cotton',
  'wicks',
  'wick',
  'bronze',
  'silver',
  'gold',
  'sponsor',
  'member',
  'admin',
  'head',
];
const fewestLetters = 4;
const shortestName = 3;

export interface PasswordOwner {
  readonly name: string;
  readonly mobile: string;
}

export function isGuessable(password: string, { name, mobile }: PasswordOwner): boolean {
  const plain = folded(password);
  const names = folded(name)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((part) => part.length >= shortestName);
  const known = [mobile, ...names, ...ownWords].toSorted((a, b) => b.length - a.length);
  const left = known.reduce((rest, word) => rest.replaceAll(word, ' '), plain);
  return left !== plain && (left.match(/\p{L}/gu) ?? []).length < fewestLetters;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
