import { type Caller, DomainError, type InputOf, isOfCompany, paged, type Paged, rowsAfter } from '@deepam/platform';
import type { NetworkBranch, networkChildren } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NetworkSizes } from '../tally/network-sizes.js';
import {
  decodeListCursor,
  encodeListCursor,
  type ListIdentity,
  placeOf,
  positionOf,
  sortSpec,
  type Position,
} from './member-network/domain/cursor.js';
import { listedFields, type ListedMember } from './member-network/listed-member.js';
import { NetworkRows } from './member-network/network-rows.js';
import { listIndexes } from '../tree/persistence/list-indexes.js';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

type Input = InputOf<typeof networkChildren>;
const newestFirst = { sort: 'registeredDate', order: 'desc' } as const;

@Injectable()
export class NetworkChildrenHandler {
  constructor(
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
    private readonly memberships: MembershipsRepository,
    private readonly rows: NetworkRows,
    private readonly sizes: NetworkSizes,
  ) {}

  /**
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND also for members of other people's networks
   * @throws DomainError REQUEST.MALFORMED for a cursor of another list
   */
  async execute(viewer: Caller, { params, query }: Pick<Input, 'params' | 'query'>): Promise<Paged<NetworkBranch>> {
    const above = await this.memberships.get(params.id);
    const isSeen = isOfCompany(viewer) || above._id === viewer.memberId || above.ancestors.includes(viewer.memberId);
    if (!isSeen) throw new DomainError('NETWORK.MEMBER_NOT_FOUND');

    const list: ListIdentity = { viewerId: viewer.memberId, ...newestFirst, filters: ['children', above._id] };
    const after = decodeListCursor(list, query.cursor)?.position ?? null;
    const [found, { directCount: total }] = await Promise.all([
      this.childrenOf(above._id, after, query.limit + 1),
      this.sizes.sizeOf(above._id),
    ]);
    const members = found.slice(0, query.limit);
    const last = found.length > query.limit ? members.at(-1) : undefined;
    const nextCursor = last ? encodeListCursor(list, { position: positionOf(last, newestFirst), total: null }) : null;
    return paged(await this.branches(viewer, members), { nextCursor, total });
  }

  private async childrenOf(sponsorId: string, after: Position | null, most: number) {
    return this.model
      .find(rowsAfter({ sponsorId, live: true }, sortSpec(newestFirst), placeOf(after)), listedFields)
      .sort(sortSpec(newestFirst))
      .limit(most)
      .hint(listIndexes.children.name)
      .lean<ListedMember[]>();
  }

  private async branches(viewer: Caller, members: readonly ListedMember[]): Promise<NetworkBranch[]> {
    const [rows, sizes] = await Promise.all([
      this.rows.rowsOf(viewer, members),
      this.sizes.ofAll(members.map((member) => member._id)),
    ]);
    return rows.map((row) => {
      const { directCount = 0, networkSize = 0 } = sizes.get(row._id) ?? {};
      return { ...row, directCount, networkSize };
    });
  }
}
