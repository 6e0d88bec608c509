import {
  balance,
  dashboard,
  endpointExamples,
  memberNetwork,
  membership,
  type Endpoint,
  type ResponseOf,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { send } from '@deepam/api-client';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { startGateway, type GatewayTest } from './gateway-harness.js';

const exampleOf = <E extends Endpoint>({ name }: E) => endpointExamples[name]!.response as ResponseOf<E>;
const row = exampleOf(memberNetwork)[0]!.fullNetwork[0]!;

let gateway: GatewayTest;
let token: string;
let downline: number;
let isApproved: boolean;

beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokens.memberToken({ memberId: newId() });
  gateway.upstream.answer = ({ url }) => {
    const { pathname, searchParams } = new URL(url, gateway.upstream.url);
    if (pathname.endsWith(membership.path))
      return { body: { ...exampleOf(membership), isApproved, networkSize: downline } };
    if (pathname.endsWith(balance.path)) return { body: exampleOf(balance) };
    const from = Number(searchParams.get('cursor') ?? 0);
    const to = Math.min(downline, from + Number(searchParams.get('limit')));
    const rows = Array.from({ length: to - from }, (_, at) => ({ ...row, name: `Member ${from + at}` }));
    return { body: [{ fullNetwork: rows, nextCursor: to < downline ? String(to) : null, total: downline }] };
  };
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.upstream.seen.length = 0;
  isApproved = true;
});

const read = async (limit?: number) => (await send(gateway.url, dashboard, { query: { limit }, token })).body;
const pages = () =>
  gateway.upstream.seen
    .map(({ url }) => new URL(url, gateway.upstream.url))
    .filter(({ pathname }) => pathname.endsWith(memberNetwork.path))
    .map(({ searchParams }) => [searchParams.get('limit'), searchParams.get('cursor')]);
const names = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `Member ${from + at}`);

it('the network is read page by page up to 500 members, and reports when there are more', async () => {
  downline = 501;
  const { network, networkCut, networkSize } = await read();
  expect(network.map(({ name }) => name)).toEqual(names(0, 500));
  expect([networkCut, networkSize]).toEqual([true, 501]);
  expect(pages()).toEqual([
    ['200', null],
    ['200', '200'],
    ['100', '400'],
  ]);
});

it.each([
  [500, 3],
  [201, 2],
  [200, 1],
  [0, 1],
])('a network of %i is complete after %i pages', async (size, count) => {
  downline = size;
  const { network, networkCut } = await read();
  expect([network.length, networkCut, pages().length]).toEqual([size, false, count]);
});

it('the network has the requested length', async () => {
  downline = 40;
  const { network, networkCut } = await read(30);
  expect([network.length, networkCut, pages()]).toEqual([30, true, [['30', null]]]);
  expect((await send(gateway.url, dashboard, { query: { limit: 201 }, token })).error?.code).toBe('REQUEST.INVALID');
});

it('the network is empty before the approval, and is not requested', async () => {
  [downline, isApproved] = [3, false];
  expect(await read()).toMatchObject({ isApproved: false, network: [], networkCut: false, available: 0 });
  expect(pages()).toEqual([]);
});
