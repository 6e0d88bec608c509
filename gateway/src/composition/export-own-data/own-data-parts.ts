import {
  account,
  balance,
  cottonOrders,
  documents,
  exportedRelative,
  listNotifications,
  listOwnGrievances,
  listPasskeys,
  listPlanSales,
  listSessions,
  listTaxDocuments,
  listUnfinishedPayments,
  memberNetwork,
  membership,
  notificationPreferences,
  savedViews,
  statement,
  type OwnData,
  maxPageSize,
} from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { MemberServices, nullIfNotPlacedYet } from '../member-services.js';

/** The members of an object come in their order: the pages of a list separately, and every other member as a whole. */
export type Parts = AsyncIterable<readonly [name: string, part: unknown]>;

export class Pages {
  constructor(readonly all: AsyncIterable<readonly unknown[]>) {}
}

/** The object is written while its lists are read, so that their length costs no memory. */
export async function* jsonText(parts: Parts): AsyncGenerator<string> {
  let before = '{\n';
  for await (const [name, part] of parts) {
    yield `${before}${JSON.stringify(name)}: `;
    if (part instanceof Pages) yield* listText(part);
    else yield JSON.stringify(part, null, 2);
    before = ',\n';
  }
  yield '\n}\n';
}

async function* listText({ all }: Pages): AsyncGenerator<string> {
  let before = '[';
  for await (const page of all) {
    if (page.length === 0) continue;
    yield `${before}\n${page.map((row) => JSON.stringify(row)).join(',\n')}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}

type Small = Pick<OwnData, 'account' | 'membership'>;

/** The services get the caller's own token, so that the export holds nothing that the screens hide. */
@Injectable()
export class OwnDataParts {
  constructor(
    private readonly services: MemberServices,
    private readonly clock: Clock,
  ) {}

  /**
   * These parts precede the answer, so that a caller without access gets an error and no file.
   * @throws DomainError of the services
   */
  async first(token: string): Promise<Small> {
    const { identity, network } = this.services;
    // The numbers come last, because the audit trail records that they were shown.
    const [own, place] = await Promise.all([
      identity.call(account, { token }),
      network.call(membership, { token }).catch(nullIfNotPlacedYet),
    ]);
    return { account: { ...own, ...(await identity.call(documents, { token })) }, membership: place };
  }

  /** The rest is read while it is written. An error of a service breaks off the file. */
  async *fetchAll(token: string, { account: own, membership: place }: Small): Parts {
    const { identity, network, cottonOrder, commission, notification } = this.services;
    yield ['madeAt', this.clock.now().toISOString()];
    yield ['account', own];
    yield ['sessions', await identity.call(listSessions, { token })];
    yield ['passkeys', await identity.call(listPasskeys, { token })];
    yield ['notificationPreferences', await notification.call(notificationPreferences, { token })];
    yield ['savedViews', await identity.call(savedViews, { token })];
    yield ['membership', place];
    yield ['planSales', await network.call(listPlanSales, { token })];
    yield ['unfinishedPayments', await network.call(listUnfinishedPayments, { token })];
    yield ['balance', await commission.call(balance, { token })];
    yield ['statement', this.pages((query) => commission.page(statement, { token, query }))];
    yield ['taxDocuments', this.pages((query) => commission.page(listTaxDocuments, { token, query }))];
    yield ['cottonOrders', this.pages((query) => cottonOrder.page(cottonOrders, { token, query }))];
    yield ['network', place?.isApproved && !place.isHead ? new Pages(this.relatives(token)) : []];
    yield ['grievances', this.pages((query) => notification.page(listOwnGrievances, { token, query }))];
    yield ['notifications', this.pages((query) => notification.page(listNotifications, { token, query }))];
  }

  private pages(read: (query: PageQuery) => Promise<Page>): Pages {
    return new Pages(pagesOf(read));
  }

  private relatives(token: string): AsyncGenerator<readonly unknown[]> {
    return pagesOf(async (query) => {
      const [page] = await this.services.network.call(memberNetwork, { token, query });
      const rows = (page?.fullNetwork ?? []).map((row) => exportedRelative.parse(row));
      return { items: rows, nextCursor: page?.nextCursor ?? null };
    });
  }
}

interface PageQuery {
  readonly limit: number;
  readonly cursor: string | undefined;
}

interface Page {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

async function* pagesOf(read: (query: PageQuery) => Promise<Page>): AsyncGenerator<readonly unknown[]> {
  let cursor: string | null | undefined;
  do {
    const page: Page = await read({ limit: maxPageSize, cursor: cursor ?? undefined });
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
