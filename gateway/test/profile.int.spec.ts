import { account, balance, endpointExamples, membership, profile, type Endpoint } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { send } from '@deepam/api-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type GatewayTest } from './gateway-harness.js';

const exampleOf = ({ name }: Endpoint) => endpointExamples[name]!.response as object;

describe('the profile', () => {
  let gateway: GatewayTest;
  let isPlaced = true;
  beforeAll(async () => {
    gateway = await startGateway();
    gateway.upstream.answer = ({ url }) => {
      if (url.startsWith(`/api${account.path}`)) return { body: exampleOf(account) };
      if (url.startsWith(`/api${balance.path}`)) return { body: exampleOf(balance) };
      if (isPlaced) return { body: exampleOf(membership) };
      return { status: 404, body: { error: 'No.', code: 'NETWORK.MEMBER_NOT_FOUND', requestId: 'r' } };
    };
  });
  afterAll(() => gateway.close());

  const read = async () =>
    (await send(gateway.url, profile, { token: await gateway.tokens.memberToken({ memberId: newId() }) })).body;

  it('is the account, the place and the money, with the deposit and the return of a kilogram of cotton', async () => {
    const { earnings, commission } = exampleOf(balance) as { earnings: number; commission: number };
    const { plan, referralCode, isApproved } = exampleOf(membership) as Record<string, unknown>;
    expect(await read()).toMatchObject({
      ...exampleOf(account),
      ...{ plan, referralCode, isApproved, earnings, commission },
      ...{ deposit: 400, returnAmount: 300 },
    });
  });

  it('is there before the place in the network is', async () => {
    isPlaced = false;
    expect(await read()).toMatchObject({ referralCode: null, plan: null, isApproved: false, deposit: 400 });
  });
});
