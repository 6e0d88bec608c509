import type { Endpoint } from '@deepam/contracts';

export interface BrokenCall {
  readonly endpoint: Endpoint;
  readonly field: string | null;
  readonly what: string;
  readonly path: string;
  readonly contentType: string | null;
  readonly body: string | Buffer | null;
  readonly codes: readonly string[];
}

export type Fields = Readonly<Record<string, unknown>>;

export const validTexts: Readonly<Record<string, string>> = {
  id: 'ffffffffffffffffffffffff',
  saleId: 'ffffffffffffffffffffffff',
  payoutId: 'ffffffffffffffffffffffff',
  documentId: 'ffffffffffffffffffffffff',
  memberId: 'ffffffffffffffffffffffff',
  taxYear: '2026-27',
  kind: 'invoice',
  language: 'ta',
  payableId: 'ffffffffffffffffffffffff',
  transferId: 'ffffffffffffffffffffffff',
  bankFileId: 'ffffffffffffffffffffffff',
  ticket: 'GR-2026-999999',
  sessionId: 'ffffffffffffffffffffffff',
  userId: 'ffffffffffffffffffffffff',
  utr: '999999999999',
  endpoint: 'https://push.example.com/nobody',
  limit: '5',
  months: '3',
  from: '2026-01-01',
  to: '2026-01-31',
  by: 'day',
  year: '2026',
  quarter: '1',
  page: '0',
};

export const ownFormOfId = ({ path }: Endpoint): string | undefined => {
  if (path.startsWith('/admin/bank-lines/:id/')) return 'f'.repeat(32);
  return path.startsWith('/user/pin-sign-ins/:id') ? 'A'.repeat(22) : undefined;
};

export type Pair = readonly [name: string, text: string];

export function pathWith(endpoint: Endpoint, params: readonly Pair[], query: readonly Pair[]): string {
  const own = new Map(params);
  const filled = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(own.get(name) ?? ownFormOfId(endpoint) ?? validTexts[name]!),
  );
  const pairs = query.map((pair) => pair.map(encodeURIComponent).join('='));
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

export function brokenCall(
  endpoint: Endpoint,
  field: string | null,
  what: string,
  rest: Partial<Pick<BrokenCall, 'path' | 'contentType' | 'body'>> & Pick<BrokenCall, 'codes'>,
): BrokenCall {
  return { endpoint, field, what, path: pathWith(endpoint, [], []), contentType: null, body: null, ...rest };
}
