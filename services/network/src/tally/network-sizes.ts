import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { networkSizeModel, type NetworkSize } from './tally.js';

@Injectable()
export class NetworkSizes {
  private readonly sizes: Documents<NetworkSize>;

  constructor(database: Database) {
    this.sizes = database.documents(networkSizeModel);
  }

  async sizeOf(memberId: string): Promise<NetworkSize> {
    return (await this.sizes.findOne({ _id: memberId })) ?? { _id: memberId, directCount: 0, networkSize: 0 };
  }

  async ofAll(memberIds: readonly string[]): Promise<ReadonlyMap<string, NetworkSize>> {
    const found = await this.sizes.find({ _id: { $in: memberIds } });
    return new Map(found.map((size) => [size._id, size]));
  }
}
