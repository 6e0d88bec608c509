import type { DemoLogin } from '@deepam/contracts';
import { demoHeadName, people } from './people.js';

interface Credentials {
  readonly mobile: string;
  readonly password: string;
}

const offered = [
  ['Gold', 'asha'],
  ['Silver', 'rohan'],
  ['Bronze', 'harpreet'],
  ['Unapproved', 'sanjay'],
] as const;

export function demoLogins(head: Credentials, password: string): DemoLogin[] {
  const members = offered.flatMap(([label, wanted]) =>
    people.filter(({ key }) => key === wanted).map(({ name, mobile }) => ({ label, name, mobile, password })),
  );
  return [{ label: 'Head', name: demoHeadName, ...head }, ...members];
}
