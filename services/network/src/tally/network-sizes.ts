import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { networkSizeModel, type NetworkSize } from './tally.schema.js';

/** Reads how many members people have; a moment behind the truth, never counted by scanning. */
@Injectable()
export class NetworkSizes {
  constructor(@InjectModel(networkSizeModel) private readonly model: Model<NetworkSize>) {}

  async of(memberId: string): Promise<NetworkSize> {
    return (await this.model.findById(memberId).lean()) ?? { _id: memberId, directCount: 0, networkSize: 0 };
  }

  async ofAll(memberIds: readonly string[]): Promise<ReadonlyMap<string, NetworkSize>> {
    const found = await this.model.find({ _id: { $in: memberIds } }).lean();
    return new Map(found.map((size) => [size._id, size]));
  }
}
