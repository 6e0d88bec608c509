import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { unwrapped } from './specification-text.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const document = unwrapped(readFileSync(join(root, 'docs/asvs.md'), 'utf8'));

const number = /\d+\.\d+\.\d+(?:–\d+\.\d+\.\d+)?/;
const sectionOf = (title: string): string[] =>
  (document.split(`\n## ${title}\n`)[1] ?? '')
    .split('\n## ', 1)[0]!
    .split('\n')
    .filter((line) => line.startsWith('- '));
const gaps = sectionOf('Gaps in detail');
const absent = sectionOf('Requirements that do not apply').flatMap((line) =>
  line.slice(2).split(':', 1)[0]!.split(', '),
);
const met = sectionOf('Met');
const numberOf = (line: string): string => number.exec(line)?.[0] ?? '';

const expected: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
};

describe('the comparison with ASVS 5.0', () => {
  it('the comparison has every requirement of its chapters once', () => {
    const numbers = Object.entries(expected).flatMap(([section, each]) => each.map((one) => `${section}.${one}`));
    // "10.1.1–10.7.3" are all from the first to the last.
    const covered = [...gaps.map(numberOf), ...absent, ...met.map(numberOf)].flatMap((one) => {
      const [first, last] = one.split('–');
      return last === undefined ? [one] : numbers.slice(numbers.indexOf(first!), numbers.indexOf(last) + 1);
    });
    expect(covered.toSorted()).toEqual(numbers.toSorted());
  });

  it('each gap has its state', () => {
    expect(gaps.filter((line) => !/^- \S+ \((partly|not met)\) /.test(line))).toEqual([]);
  });

  it('the comparison with ASVS 5.0 names a test, a document or the absence of something for each met requirement', () => {
    const proven = (line: string) => /`[^`]+(spec\.tsx?|-tests\.ts)`|\]\(|Nothing|No /.test(line.slice(2));
    expect(met.length).toBeGreaterThan(140);
    expect(met.filter((line) => !proven(line))).toEqual([]);
  });

  it('the comparison with ASVS 5.0 names existing files', () => {
    const quoted = [...document.matchAll(/`((?:services|libs|gateway|web|deploy|tests)\/[\w./@-]+)`/g)].map(
      ([, path]) => path!,
    );
    expect(quoted.length).toBeGreaterThan(300);
    expect(quoted.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the code of the product', () => {
  const below = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  const sources = ['gateway', ...below('services'), ...below('libs'), 'web']
    // Codes of authenticator apps are of SHA-1 (RFC 6238), and tests make some.
    .filter((folder) => folder !== 'libs/testing')
    .map((folder) => `${folder}/src`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
    )
    .filter((path) => /(?<!spec)\.tsx?$/.test(path));
  const holding = (pattern: RegExp) =>
    sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8'))).toSorted();

  it('the code of the product uses no cipher but AES-256-GCM, and no hash that is broken', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(holding(/create(Cipher|Decipher)iv\((?!'aes-256-gcm')/)).toEqual([]);
    expect(holding(/['"](md5|sha-?1|des|rc4|aes-\d+-(ecb|cbc|ctr))\b/i)).toEqual([]);
  });

  it('the code of the product builds no page, command or program from a text', () => {
    expect(
      holding(/dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|DOMParser/),
    ).toEqual([]);
    expect(holding(/\beval\(|new Function\(|set(Timeout|Interval)\(['"`]/)).toEqual([]);
    expect(holding(/'node:vm'/)).toEqual(['libs/platform/src/uploads/used-buffers.ts']);
    expect(holding(/shell: |execSync|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'/)).toEqual([]);
  });

  it('the code of the product answers no other site, follows no redirect and trusts no unchecked certificate', () => {
    expect(holding(/access-control-allow|enableCors|@fastify\/cors/i)).toEqual([]);
    expect(holding(/maxRedirections|interceptors\.redirect/)).toEqual([]);
    // The fetch of undici follows redirects by itself.
    expect(holding(/import \{[^}]*\bfetch\b[^}]*\} from 'undici'/)).toEqual([]);
    expect(holding(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/)).toEqual([]);
  });

  it('the code of the product takes secrets only from a secure random source', () => {
    expect(holding(/Math\.random/)).toEqual([
      'libs/platform/src/chance.ts',
      'web/src/features/notifications/live/keep-connected.ts',
    ]);
    expect(holding(/chance\.fraction/)).toEqual([
      'libs/messaging/src/outbox/claim-publisher.ts',
      'libs/platform/src/background/back-off.ts',
      'libs/platform/src/tracing/tracing.ts',
    ]);
    // No other source may set the simulator's random generator.
    expect(holding(/drawFrom/)).toEqual(['libs/platform/src/chance.ts', 'libs/platform/src/index.ts']);
  });

  it('the code of the product allows pasting passwords, and marks them for password managers', () => {
    expect(holding(/onPaste|onCopy|'paste'/)).toEqual([]);
    const fields = holding(/<PasswordField/).flatMap(
      (path) => readFileSync(join(root, path), 'utf8').match(/<PasswordField[^/]*\/>/gs) ?? [],
    );
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter((field) => !/autoComplete="(current|new)-password"/.test(field))).toEqual([]);
  });
});
