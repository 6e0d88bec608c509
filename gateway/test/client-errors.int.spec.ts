import { send } from '@deepam/api-client';
import { login, reportClientError, type ClientError } from '@deepam/contracts';
import { Metrics } from '@deepam/platform';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startGateway, type GatewayTest } from './gateway-harness.js';

const report: ClientError = {
  kind: 'error',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'memberId')",
  frames: ['index-C6UmdStH.js:1:48213'],
  page: '/network/:id',
  build: 'a1b2c3',
};

let gateway: GatewayTest;
let logged: unknown[];
beforeEach(async () => {
  gateway = await startGateway({ SIGN_IN_LIMIT_PER_MINUTE: '6', BODY_TIMEOUT_MS: '500' });
  logged = [];
  const noted = (...line: unknown[]) => void logged.push(line);
  const silent = () => undefined;
  Logger.overrideLogger({ log: silent, warn: noted, error: noted });
});
afterEach(() => gateway.close());

const tell = (body: object = report) => send(gateway.url, reportClientError, { body: body as ClientError });
const post = async (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  (await fetch(`${gateway.url}/api/client-errors`, { method: 'POST', body, headers })).status;
const counted = async () =>
  (await gateway.app.get(Metrics).registry.getSingleMetric('client_errors_total')!.get()).values;

it('every error is counted and logged once, with the browser and without personal data', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 9; Redmi 7A) AppleWebKit/537.36 Chrome/98.0 Mobile' };
  const input = { body: report, headers };
  for (let times = 0; times < 3; times++) expect((await send(gateway.url, reportClientError, input)).status).toBe(202);
  expect(logged).toEqual([
    ['An error in a browser', { ...report, fingerprint: expect.any(String), browser: 'Chrome/98' }, 'Browser'],
  ]);
  expect(await counted()).toEqual([{ labels: { kind: 'error' }, value: 3 }]);
  expect(gateway.upstream.seen).toEqual([]);
});

it('an error report is cleaned again at the gateway', async () => {
  await tell({ ...report, message: 'no 9876543210 at https://deepam.example/?ref=K7Q of "Asha Patil"' });
  expect(logged).toEqual([[expect.any(String), expect.objectContaining({ message: 'no # at … of …' }), 'Browser']]);
});

it.each([
  ['a place that is no file of the web', { frames: ['https://deepam.example/register?ref=K7Q'] }],
  ['an address with an id', { page: '/network/65f000000000000000000001' }],
  ['an address with a query', { page: '/register?ref=K7Q' }],
  ['a kind that there is not', { kind: 'Asha' }],
  ['a name with digits', { name: 'Asha 9876543210' }],
  ['more than fits', { message: 'x'.repeat(401) }],
])('an error report with %s is rejected', async (_what, wrong) => {
  expect((await tell({ ...report, ...wrong })).status).toBe(422);
  expect([logged, await counted()]).toEqual([[], []]);
});

it('a report that is large, endless, no JSON or no object is rejected', async () => {
  expect(await post(JSON.stringify({ ...report, more: 'x'.repeat(9_000) }))).toBe(413);
  expect(await post('{"kind":')).toBe(400);
  expect(await post('[]')).toBe(400);
  expect(await post('')).toBe(422);
  expect(await post(JSON.stringify(report), { 'content-type': 'text/plain' })).toBe(415);
  expect(logged).toEqual([]);
});

it.each(['__proto__', 'constructor'])('a report with %s in it is rejected', async (name) => {
  const poison = JSON.stringify({ ...report, poison: { prototype: {} } }).replace('"poison"', `"${name}"`);
  expect(await post(poison)).toBe(400);
  expect(logged).toEqual([]);
});

it('error reports have the limit of logins per address, and do not block logins', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 8; times++) statuses.push((await tell({ ...report, page: '/' })).status);
  expect(statuses).toEqual([...Array<number>(6).fill(202), 429, 429]);
  const body = JSON.stringify({ mobile: '9876543210', password: 'a password' });
  const answer = await fetch(`${gateway.url}/api${login.path}`, { method: 'POST', body });
  expect(answer.status).toBe(200);
});
