import { isCommonPassword, minPasswordLength } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';

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

interface PasswordOwner {
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

export const isTooWeak = async (password: string): Promise<boolean> =>
  password.length < minPasswordLength || isCommonPassword(password);

/**
 * The rule covers the part that the contracts' schema leaves out.
 * @throws DomainError REQUEST.INVALID for a common password, IDENTITY.PASSWORD_GUESSABLE
 */
export async function assertNotGuessable(password: string, owner: PasswordOwner): Promise<void> {
  if (isGuessable(password, owner)) throw new DomainError('IDENTITY.PASSWORD_GUESSABLE');
  if (!(await isCommonPassword(password))) return;
  const sentence = 'This is one of the most common passwords. Please choose another one.';
  throw new DomainError('REQUEST.INVALID', { message: sentence, details: { password: sentence } });
}
