import {
  auditedCredits,
  auditedOrders,
  auditedSales,
  type AuditedCredit,
  type AuditedOrder,
  type AuditedSale,
  type ResponseOf,
} from '@deepam/contracts';
import { Clock, ServiceClient, ServiceTokens, type PlatformConfig } from '@deepam/platform';

export interface Owners {
  readonly sales: ReadonlyMap<string, AuditedSale>;
  readonly orders: ReadonlyMap<string, AuditedOrder>;
  readonly credits: readonly AuditedCredit[];
  readonly unsaid: ReadonlySet<string>;
  /** The reading began at this moment. The ledger may contain later facts that these answers lack. */
  readonly readAt: Date;
}

interface OwnersConfig extends PlatformConfig {
  readonly NETWORK_URL: string;
  readonly COTTON_ORDER_URL: string;
}

/** @throws DomainError SERVER.UNAVAILABLE and others when network, cotton-order or identity does not answer */
export async function readOwners(config: OwnersConfig, readAt: Date): Promise<Owners> {
  const tokens = new ServiceTokens({ name: 'commission', config }, new Clock());
  const options = { tokenFor: () => tokens.current(), timeout: 15_000 };
  const network = new ServiceClient(config.NETWORK_URL, options);
  const cotton = new ServiceClient(config.COTTON_ORDER_URL, options);
  const unsaid = new Set<string>();
  const sales = new Map<string, AuditedSale>();
  const orders = new Map<string, AuditedOrder>();
  const credits: AuditedCredit[] = [];
  const collectPage = <T extends { _id: string }>(
    into: Map<string, T>,
    page: readonly T[],
    waiting: readonly string[],
  ) => {
    for (const one of page) into.set(one._id, one);
    for (const id of waiting) unsaid.add(id);
    return page.at(-1)?._id;
  };
  try {
    let after: string | undefined = undefined;
    do {
      const page: ResponseOf<typeof auditedSales> = await network.call(auditedSales, { query: { after } });
      after = collectPage(sales, page.sales, page.unsaid);
    } while (after !== undefined);
    do {
      const page: ResponseOf<typeof auditedOrders> = await cotton.call(auditedOrders, { query: { after } });
      after = collectPage(orders, page.orders, page.unsaid);
    } while (after !== undefined);
    after = undefined;
    do {
      const page: ResponseOf<typeof auditedCredits> = await network.call(auditedCredits, { query: { after } });
      credits.push(...page.credits);
      after = page.credits.at(-1)?.ownerId;
    } while (after !== undefined);
    return { sales, orders, credits, unsaid, readAt };
  } finally {
    await Promise.all([network.close(), cotton.close(), tokens.onApplicationShutdown()]);
  }
}

/** Arrivals tell a lost posting from one whose event is still on its way from the owner to the ledger. */
export class Arrivals {
  onTheWay = 0;

  constructor(
    private readonly owners: Pick<Owners, 'unsaid' | 'readAt'>,
    private readonly graceSeconds: number,
  ) {}

  mayComeYet(id: string, happenedAt: string): boolean {
    return this.counted(this.isYoung(new Date(happenedAt)) || this.owners.unsaid.has(id));
  }

  /** The owner takes this time before its commit and from another clock, so its answer may not contain the fact yet. */
  mayBeUnpublished(happenedAt: Date): boolean {
    return happenedAt >= this.owners.readAt || this.counted(this.isYoung(happenedAt));
  }

  private isYoung(happenedAt: Date): boolean {
    return happenedAt.getTime() > this.owners.readAt.getTime() - this.graceSeconds * 1000;
  }

  private counted(isOnTheWay: boolean): boolean {
    if (isOnTheWay) this.onTheWay++;
    return isOnTheWay;
  }
}
