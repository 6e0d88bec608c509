import { newId } from '@deepam/platform';
import { afterEach, expect, it } from '@jest/globals';
import { startGateway, type GatewayTest } from './gateway-harness.js';

let gateway: GatewayTest;
afterEach(() => gateway.close());

const statusOf = async (path: string, init?: RequestInit): Promise<number> => {
  const response = await fetch(gateway.url + path, init);
  await response.arrayBuffer();
  return response.status;
};
const logIn = (headers: Record<string, string> = {}, path = '/api/user/login') =>
  statusOf(path, { method: 'POST', headers });
async function statuses(times: number, call: (attempt: number) => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) found.push(await call(attempt));
  return found;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const anyMember = () => gateway.tokens.memberToken({ memberId: newId() });

it('attempts to log in count however the address is written', async () => {
  gateway = await startGateway({ SIGN_IN_LIMIT_PER_MINUTE: '10' });
  const written = ['/%61pi/user/login', '/api/user/logi%6e?x=1', '/api/%75ser/login'];
  const found = await statuses(12, (attempt) => logIn({}, written[attempt % written.length]));
  expect(found).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

it('attempts to log in of strangers do not lock out a known device behind the same address, and are bounded with any key', async () => {
  gateway = await startGateway({ SIGN_IN_LIMIT_PER_MINUTE: '2' });
  const device = (key: string) => ({ cookie: `other=1; deepam-device=${key}` });
  expect(await statuses(3, () => logIn())).toEqual([200, 200, 429]);
  expect(await logIn(device(''))).toBe(429);
  expect(await logIn(device('a'.repeat(22)))).toBe(200);
  expect(await logIn(device('a'.repeat(22)), '/api/user/register')).toBe(429);
  const further = await Promise.all(Array.from({ length: 20 }, (_, n) => logIn(device(`${n + 10}`.repeat(11)))));
  expect(further.filter((status) => status === 429)).toHaveLength(1);
});

it('attempts to log in count together from all addresses of one household', async () => {
  gateway = await startGateway({ SIGN_IN_LIMIT_PER_MINUTE: '10' });
  const from = (address: string) => logIn({ 'x-forwarded-for': address });
  const found = await statuses(12, (host) => from(`2001:db8:7:8::${host + 1}`));
  expect(found).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect(await from('2001:db8:7:9::1')).toBe(200);
});

it.each([
  ['with made-up tokens', () => Promise.resolve('made.up.token'), 401],
  ['without a login', () => Promise.resolve(undefined), 401],
  ["with a member's token", anyMember, 403],
])("hammering at a head's call %s ends in 429", async (_how, tokenOf, refused) => {
  gateway = await startGateway({ RATE_LIMIT_PER_MINUTE: '10' });
  const token = await tokenOf();
  const headers = token === undefined ? {} : bearer(token);
  const found = await statuses(12, () => statusOf('/api/admin/broadcasts', { headers }));
  expect(found).toEqual([...Array<number>(10).fill(refused), 429, 429]);
  expect(await statusOf('/api/notifications', { headers: bearer(await anyMember()) })).toBe(200);
});

it('invalid tokens count per address and do not bypass the limit of a member', async () => {
  gateway = await startGateway({ RATE_LIMIT_PER_MINUTE: '20' });
  const read = (token: string) => statusOf('/api/plans', { headers: bearer(token) });
  const found = await statuses(25, (attempt) => read(`made.up.${attempt}`));
  expect([found[0], found.at(-1)]).toEqual([200, 429]);
  expect(await read(await anyMember())).toBe(200);
});

it('looks at the state of the gateway are not counted', async () => {
  gateway = await startGateway({ RATE_LIMIT_PER_MINUTE: '10' });
  expect(await statuses(20, () => statusOf('/api/health/live'))).toEqual(Array<number>(20).fill(200));
});
