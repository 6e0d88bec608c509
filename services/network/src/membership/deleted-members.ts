import { followPageSize, type deletedMembers, type QueryOf, type ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';

@Injectable()
export class DeletedMembersHandler {
  constructor(@InjectModel(membershipModel) private readonly model: Model<Membership>) {}

  async execute({ since, after }: QueryOf<typeof deletedMembers>): Promise<ResponseOf<typeof deletedMembers>> {
    const instant = new Date(since);
    const sameInstant = after === undefined ? [] : [{ deletedAt: instant, _id: { $gt: after } }];
    const found = await this.model
      .find({ $or: [{ deletedAt: { $gt: instant } }, ...sameInstant] }, { deletedAt: 1 })
      .sort({ deletedAt: 1, _id: 1 })
      .limit(followPageSize)
      .lean();
    return found.flatMap(({ _id, deletedAt }) =>
      deletedAt === undefined ? [] : [{ memberId: _id, deletedAt: deletedAt.toISOString() }],
    );
  }
}
