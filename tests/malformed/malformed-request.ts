import type { Endpoint } from '@deepam/contracts';
import { z } from 'zod';
import { junkMultipart } from './junk-multipart.js';
import { junkJson, junkText } from './junk.js';
import type { SeededRandom } from '../world/seeded-random.js';

export interface MalformedRequest {
  readonly bytes: Buffer;
  readonly hangsUp: boolean;
  readonly isOnRoute: boolean;
}

type Header = readonly [name: string, value: string];
interface Draft {
  method: string;
  path: string;
  headers: Header[];
  body: Buffer | null;
  hangsUp: boolean;
  isOnRoute: boolean;
}

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

export function malformedRequest(
  endpoint: Endpoint,
  token: string | undefined,
  random: SeededRandom,
): MalformedRequest {
  const draft: Draft = {
    method: endpoint.method,
    path: `/api${endpoint.path}`,
    headers: token === undefined ? [] : [['authorization', `Bearer ${token}`]],
    body: null,
    hangsUp: false,
    isOnRoute: true,
  };
  draft.path = draft.path.replace(/:\w+/g, () => {
    const text = segment(random);
    if (text.length > 200 || /^(\.\.)?$|[/?#]/.test(text)) draft.isOnRoute = false;
    return text;
  });
  if (endpoint.query || random.chance(0.1)) draft.path += junkQuery(random, fieldsOf(endpoint.query));
  if (endpoint.method !== 'GET' && (endpoint.body || endpoint.files)) addBody(draft, endpoint, random);
  const hasOwnJunk = endpoint.query || endpoint.params || draft.body !== null;
  if (!hasOwnJunk) random.pick(random.chance(0.9) ? spoilers : oddities)(draft, random);
  else if (random.chance(0.15)) random.pick([...spoilers, ...oddities])(draft, random);
  return { bytes: bytesOf(draft), hangsUp: draft.hangsUp, isOnRoute: draft.isOnRoute };
}

const strangeSegments = [
  '%ff',
  '%zz',
  '%',
  '%00',
  '%2e%2e%2f',
  'a%20b',
  'x'.repeat(500),
  '%F0%9F%92%A5',
  '[object%20Object]',
  '-',
];

function segment(random: SeededRandom): string {
  if (random.chance(0.3)) return random.pick(strangeSegments);
  if (random.chance(0.05)) return random.pick(['', 'a/b', '../..', '?', '#']);
  return encodeURIComponent(junkText(random).slice(0, 400));
}

function junkQuery(random: SeededRandom, fields: readonly string[]): string {
  const odd = ['cursor', 'limit', '__proto__', 'a[b]', 'limit[$gt]', '', '%00'];
  const pairs = Array.from({ length: 1 + random.below(4) }, () => {
    const text = junkText(random);
    const value = random.chance(0.2)
      ? random.pick(['%', '%ff%fe', '%zz', '+++', '=&='])
      : encodeURIComponent(text.slice(0, 2_000));
    return `${random.pick(fields.length === 0 || random.chance(0.15) ? odd : fields)}=${value}`;
  });
  return `?${pairs.join('&')}`;
}

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json, application/json',
  'application/problem+json',
  'multipart/form-data',
  'nonsense',
  ';',
];

function addBody(draft: Draft, { body, files = {} }: Endpoint, random: SeededRandom): void {
  const [fields, fileFields] = [fieldsOf(body), Object.keys(files)];
  const asForm = fileFields.length > 0 ? random.chance(0.7) : random.chance(0.05);
  if (asForm) {
    const form = junkMultipart(random, fields, fileFields);
    draft.body = form.body;
    draft.headers.push(['content-type', form.contentType]);
    return;
  }
  draft.body = junkJson(random, fields);
  if (!random.chance(0.05)) {
    draft.headers.push(['content-type', random.chance(0.1) ? random.pick(contentTypes) : 'application/json']);
  }
}

type Change = (draft: Draft, random: SeededRandom) => void;

const spoilers: readonly Change[] = [
  (draft, random) => {
    const bad = [
      'Bearer',
      'Bearer a b',
      'Basic YTpi',
      'Bearer eyJhbGciOiJub25lIn0.e30.',
      `Bearer ${'x'.repeat(3_000)}`,
      '\u00ff',
    ];
    draft.headers = [
      ...draft.headers.filter(([name]) => name !== 'authorization'),
      ['authorization', random.pick(bad)],
    ];
  },
  (draft, random) => {
    draft.headers.push(['idempotency-key', random.pick(['', ' ', 'a b', 'x'.repeat(500), 'é', '{"$gt":""}'])]);
  },
  (draft, random) => {
    draft.isOnRoute = false;
    draft.path = random.pick([
      `/${draft.path}`,
      `${draft.path}/`,
      `${draft.path}%2f..`,
      draft.path.toUpperCase(),
      `${draft.path}%00`,
      `${draft.path}%ff`,
    ]);
  },
  (draft, random) => {
    draft.isOnRoute = false;
    draft.method = random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']);
  },
  (draft, random) => {
    draft.body ??= junkJson(random, []);
    draft.headers.push(['content-type', random.pick(contentTypes)]);
  },
  (draft, random) => {
    draft.body ??= Buffer.from('{}');
    draft.headers.push(['content-length', String(draft.body.length + 1 + random.below(100))]);
    draft.hangsUp = true;
  },
  (draft, random) => {
    draft.isOnRoute = false;
    draft.hangsUp = true;
    draft.headers.push(
      random.pick([
        ['content-length', '-1'],
        ['content-length', 'many'],
        ['transfer-encoding', 'nonsense'],
        ['x-big', 'h'.repeat(20_000)],
        ['bad header', '1'],
        ['x-nul', 'a\u0000b'],
      ] as const),
    );
  },
];

const oddities: readonly Change[] = [
  (draft, random) => {
    draft.headers.push([
      random.pick(['last-event-id', 'x-correlation-id', 'if-none-match', 'range', 'accept']),
      junkHeader(random),
    ]);
  },
  (draft, random) => {
    draft.headers.push(['x-forwarded-for', random.pick(['', 'nonsense', '::::', '1.2.3.4, '.repeat(50)])]);
  },
  (draft, random) => {
    draft.path += `${draft.path.includes('?') ? '&' : '?'}${random.pick(['%', '%ff', '__proto__=1', 'a[b][c]=1', 'x='.repeat(500)])}`;
  },
];

const junkHeader = (random: SeededRandom): string =>
  junkText(random)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 1_000);

function bytesOf({ method, path, headers, body }: Draft): Buffer {
  const length: Header[] =
    body === null || headers.some(([name]) => name === 'content-length' || name === 'transfer-encoding')
      ? []
      : [['content-length', String(body.length)]];
  const lines = [['host', 'localhost'] as const, ...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return body === null ? head : Buffer.concat([head, body]);
}
