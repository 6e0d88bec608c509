import {
  decideCottonOrder,
  memberApproved,
  memberPlaced,
  planApproved,
  requestCotton,
  type CottonOrderView,
  type PlanName,
  type SeenBefore,
} from '@deepam/contracts';
import { DomainError, newId } from '@deepam/platform';
import { poll, publishEvent, startTestService, tinyPng, type TestService } from '@deepam/testing';
import { AppModule } from '../src/app.module.js';
import { PaymentReferencesClient } from '../src/orders/request-cotton/payment-references.client.js';

type Reservation = Parameters<PaymentReferencesClient['reserve']>[0];

export class TestRegister {
  readonly asked: Reservation[] = [];
  seenBefore: SeenBefore[] = [];
  readonly taken = new Set<string>();

  async reserve(payment: Reservation): Promise<SeenBefore[]> {
    this.asked.push(payment);
    if (payment.utr !== null && this.taken.has(payment.utr)) throw new DomainError('NETWORK.UTR_USED');
    return Promise.resolve(this.seenBefore);
  }
}

export interface CottonTest {
  readonly register: TestRegister;
  readonly service: TestService;
  readonly head: string;
  member(options?: {
    name?: string;
    plan?: PlanName | null;
    approved?: boolean;
  }): Promise<{ id: string; token: string }>;
  order(token: string, quantity?: number): Promise<CottonOrderView>;
  delivered(token: string, quantity?: number): Promise<CottonOrderView>;
}

/**
 * @param networkUrl asks this network instead of the register of the test
 * @param config settings that differ from those of a development start
 */
export async function startCotton(
  networkUrl?: string,
  config: Partial<TestService['config']> & { MAX_OPEN_ORDERS?: number } = {},
): Promise<CottonTest> {
  const register = new TestRegister();
  const serviceLevels = { SERVICE_LEVEL_DELIVERY_DAYS: 7, SERVICE_LEVEL_REFUND_DAYS: 7 };
  const NETWORK_URL = networkUrl ?? 'http://127.0.0.1:9';
  const service = await startTestService(
    (common) => AppModule.with({ MAX_OPEN_ORDERS: 1_000, ...common, NETWORK_URL, ...serviceLevels }),
    {
      name: 'cotton-order',
      config,
      provide: networkUrl === undefined ? [{ provide: PaymentReferencesClient, useValue: register }] : [],
    },
  );
  const headId = newId();
  await introduce(service, headId, 'The Head', null, true);
  const head = await service.tokens.memberToken({ memberId: headId, isHead: true });

  const order = async (token: string, quantity = 2): Promise<CottonOrderView> => {
    const body = { quantity, address: 'Near the temple, Satara, Maharashtra 415001' };
    const { body: answer } = await service.call(
      requestCotton,
      { body, files: { paymentProof: await tinyPng() } },
      token,
    );
    return answer.order;
  };

  return {
    service,
    register,
    head,
    order,
    async member({ name = 'Asha Patil', plan = 'Bronze', approved = true } = {}) {
      const id = newId();
      await introduce(service, id, name, plan, approved);
      return { id, token: await service.tokens.memberToken({ memberId: id }) };
    },
    async delivered(token, quantity) {
      const { _id } = await order(token, quantity);
      const decide = (status: 'Approved' | 'Delivered') =>
        service.call(decideCottonOrder, { params: { id: _id }, body: { status } }, head);
      await decide('Approved');
      return (await decide('Delivered')).body.order;
    },
  };
}

async function introduce(service: TestService, id: string, name: string, plan: PlanName | null, approved: boolean) {
  const at = new Date().toISOString();
  const { prefix } = service;
  const placed = {
    mobile: '9876543210',
    referralCode: 'FL2345678',
    depth: 1,
    sponsorId: newId(),
    isHead: false,
    placedAt: at,
  };
  await publishEvent(prefix, memberPlaced, { memberId: id, name, ...placed });
  if (approved) await publishEvent(prefix, memberApproved, { memberId: id, name, approvedAt: at });
  if (plan) {
    const sale = {
      saleId: newId(),
      memberName: name,
      memberCode: 'FL2345678',
      previousPlan: null,
      amountPaise: 75_000,
    };
    const facts = { ...sale, payment: 'received' as const, upline: [], approvedAt: at };
    await publishEvent(prefix, planApproved, { memberId: id, plan, ...facts });
  }
  const members = service.db.collection<{ _id: string; planRank?: number; isApproved?: boolean; name?: string }>(
    'members',
  );
  await poll(async () => {
    const known = await members.findOne({ _id: id });
    return known?.name === name && known.isApproved === approved && (plan === null || (known.planRank ?? 0) > 0);
  });
}
