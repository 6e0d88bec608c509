import {
  account,
  balance,
  cottonOrders,
  documents,
  endpointExamples,
  exportOwnData,
  listNotifications,
  listPasskeys,
  listPlanSales,
  listSessions,
  listTaxDocuments,
  listOwnGrievances,
  listUnfinishedPayments,
  memberNetwork,
  membership,
  notificationPreferences,
  savedViews,
  profile,
  statement,
  type Endpoint,
  type OwnData,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { send } from '@deepam/api-client';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startGateway, type GatewayTest, type SeenRequest } from './gateway-harness.js';

type Answer = ReturnType<GatewayTest['upstream']['answer']>;
const exampleOf = ({ name }: Endpoint) => endpointExamples[name]!.response as object;

let gateway: GatewayTest;
let isPlaced = true;
const others: readonly Endpoint[] = [
  documents,
  listSessions,
  listPasskeys,
  notificationPreferences,
  savedViews,
  listPlanSales,
  listUnfinishedPayments,
  listOwnGrievances,
  listTaxDocuments,
  statement,
  cottonOrders,
  listNotifications,
  memberNetwork,
];
let answerOf = ({ name }: Endpoint, _url: string): Answer => ({ body: endpointExamples[name]!.response });
beforeAll(async () => {
  gateway = await startGateway();
  gateway.upstream.answer = ({ url }) => {
    const other = others.find(({ path }) => url.split('?')[0] === `/api${path}`);
    if (other) return answerOf(other, url);
    if (url.startsWith(`/api${account.path}`)) return { body: exampleOf(account) };
    if (url.startsWith(`/api${balance.path}`)) return { body: exampleOf(balance) };
    if (isPlaced) return { body: exampleOf(membership) };
    return { status: 404, body: { error: 'No.', code: 'NETWORK.MEMBER_NOT_FOUND', requestId: 'r' } };
  };
});
afterAll(() => gateway.close());

const read = async () =>
  (await send(gateway.url, profile, { token: await gateway.tokens.memberToken({ memberId: newId() }) })).body;
const download = async (memberId: string, authTime = Date.now() / 1000) =>
  fetch(`${gateway.url}/api${exportOwnData.path}`, {
    headers: {
      authorization: `Bearer ${await gateway.tokens.memberToken({ memberId, authTime: Math.floor(authTime) })}`,
    },
  });
const asked = ({ path }: Endpoint): SeenRequest[] =>
  gateway.upstream.seen.filter(({ url }) => url.split('?')[0] === `/api${path}`);

it('the profile contains the account, the place and the money, with the deposit and the return of a kilogram of cotton', async () => {
  const { earnings, commission } = exampleOf(balance) as { earnings: number; commission: number };
  const { plan, referralCode, isApproved } = exampleOf(membership) as Record<string, unknown>;
  expect(await read()).toMatchObject({
    ...exampleOf(account),
    plan,
    referralCode,
    isApproved,
    earnings,
    commission,
    deposit: 400,
    returnAmount: 300,
  });
});

it('the profile exists before the place in the network does', async () => {
  isPlaced = false;
  expect(await read()).toMatchObject({ referralCode: null, plan: null, isApproved: false, deposit: 400 });
});

it("the export of one's own data is one file, its lists read page by page in the caller's name", async () => {
  isPlaced = true;
  const line = (exampleOf(statement) as unknown[])[0] as object;
  answerOf = (endpoint, url) => {
    if (endpoint !== statement) return { body: endpointExamples[endpoint.name]!.response };
    const at = Number(new URL(url, gateway.url).searchParams.get('cursor') ?? 0);
    const headers: Record<string, string> = at < 2 ? { 'x-next-cursor': String(at + 1) } : {};
    return { headers, body: [{ ...line, reason: `page ${at}` }] };
  };
  const response = await download(newId());
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  const data = exportOwnData.response.parse(await response.json()) as OwnData;
  expect(data.statement.map(({ reason }) => reason)).toEqual(['page 0', 'page 1', 'page 2']);
  expect(data.account.adharNo).toBe((exampleOf(documents) as { adharNo: string }).adharNo);
  expect(Object.keys(data.network[0]!)).not.toContain('mobile');
  const tokens = others.flatMap(asked).map(({ headers }) => headers.authorization);
  expect(new Set(tokens).size).toBe(1);
});

it('profile and export are complete while an older replica lacks a call for a part of them', async () => {
  let isOlder = true;
  answerOf = (endpoint) => {
    if (endpoint !== listUnfinishedPayments || !isOlder) return { body: endpointExamples[endpoint.name]!.response };
    isOlder = false;
    return { status: 404, body: { error: 'No.', code: 'REQUEST.NOT_FOUND', requestId: 'r' } };
  };
  const data = exportOwnData.response.parse(await (await download(newId())).json()) as OwnData;
  expect(data.unfinishedPayments).toEqual(exampleOf(listUnfinishedPayments));
});

it('the export is rejected without the password or the eleventh time in an hour, and breaks off when a service fails', async () => {
  gateway.upstream.seen.length = 0;
  const old = await download(newId(), Date.now() / 1000 - 3600);
  expect([old.status, gateway.upstream.seen.length]).toEqual([403, 0]);

  answerOf = (endpoint) =>
    endpoint === listNotifications ? { status: 503 } : { body: endpointExamples[endpoint.name]!.response };
  const memberId = newId();
  await expect(download(memberId).then((response) => response.text())).rejects.toThrow();
  for (let n = 0; n < 9; n += 1) await download(memberId).then((response) => response.text().catch(() => ''));
  expect((await download(memberId)).status).toBe(429);
});
