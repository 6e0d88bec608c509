import type { BodyInputOf, Endpoint, ResponseOf } from '../endpoint.js';

export interface EndpointExample {
  readonly request?: unknown;
  readonly response: unknown;
}

/** The compiler checks the example against the types of the endpoint, and a test against its schemas. */
export function exampleOf<E extends Endpoint>(
  endpoint: E,
  example: { readonly request?: BodyInputOf<E>; readonly response: ResponseOf<E> },
): readonly [name: string, example: EndpointExample] {
  return [endpoint.name, example];
}

/** The ids and times of all examples form one consistent set. */
export const ids = {
  head: '65f000000000000000000000',
  sponsor: '65f000000000000000000001',
  member: '65f000000000000000000002',
  request: '65f000000000000000000091',
  sale: '65f0000000000000000000a1',
  order: '65f0000000000000000000b1',
  payout: '65f0000000000000000000c1',
  statement: '65f0000000000000000000f1',
  transfer: '65f0000000000000000000c8',
  batch: '65f0000000000000000000c9',
  bulkApproval: '65f0000000000000000000f9',
  posting: '65f0000000000000000000d1',
  notification: '65f0000000000000000000e1',
} as const;
export const moment = '2026-01-05T09:30:00.000Z';
export const linkTo = (file: string): string => `/api/files/${file}?exp=1767606600&to=${ids.member}.1&sig=3vY…`;

export const token = 'eyJhbGciOiJFUzI1NiIs…';
