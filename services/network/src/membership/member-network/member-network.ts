import { maxWholeList, type memberNetwork, type ResponseOf } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { NetworkSizes } from '../../tally/network-sizes.js';
import { listedBelow } from '../../tree/domain/ancestry.js';
import { decodeListCursor, encodeListCursor, type ListIdentity, positionOf } from './domain/cursor.js';
import { networkFilter, type NetworkQuery } from './domain/network-filter.js';
import { NetworkPages, type PageRequest } from './network-page.js';
import { NetworkRows } from './network-rows.js';

@Injectable()
export class MemberNetworkHandler {
  constructor(
    private readonly pages: NetworkPages,
    private readonly rows: NetworkRows,
    private readonly sizes: NetworkSizes,
  ) {}

  /**
   * The page shows the viewer's downline, or everyone for the head. A list without a limit has at most 500 rows.
   * @throws DomainError REQUEST.MALFORMED for a cursor of another list
   */
  async execute(viewer: Caller, query: NetworkQuery): Promise<ResponseOf<typeof memberNetwork>> {
    const { sort, order, limit = maxWholeList } = query;
    const filters = [
      query.search ?? '',
      query.plan,
      query.approved,
      query.planRequested,
      ...(query.memberId === undefined ? [] : [query.memberId]),
    ];
    const list: ListIdentity = { viewerId: viewer.memberId, sort, order, filters };
    const cursor = decodeListCursor(list, query.cursor);

    const below = listedBelow(viewer);
    const filter = networkFilter(below, query);
    const isWhole = filter.narrowing === null && query.approved === undefined;
    const request = { filter, sort, order, limit, after: cursor?.position ?? null };
    const [{ networkSize }, early] = await Promise.all([
      this.sizes.sizeOf(below),
      // A whole list is read in the same way whatever its size, so the size can be read concurrently.
      isWhole ? this.pages.read({ ...request, downlineSize: 0 }) : null,
    ]);
    const sized: PageRequest = { ...request, downlineSize: networkSize };
    const total = cursor?.total ?? (await this.pages.countFirst(sized));
    const page: PageRequest = { ...sized, matching: filter.narrowing?.isTight ? total : null };
    const found = early ?? (await this.pages.read(page));
    const members = found.slice(0, limit);
    const last = found.length > limit ? members.at(-1) : undefined;

    const [fullNetwork, narrowed] = await Promise.all([
      this.rows.rowsOf(viewer, members),
      isWhole ? null : (total ?? (last ? this.pages.count(page) : members.length)),
    ]);
    const nextCursor = last ? encodeListCursor(list, { position: positionOf(last, page), total: narrowed }) : null;
    return [{ fullNetwork, nextCursor, total: narrowed ?? networkSize }];
  }
}
