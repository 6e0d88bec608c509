import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { addressModel, type MemberAddress } from './address.schema.js';

@Injectable()
export class AddressesRepository {
  private readonly addresses: Documents<MemberAddress>;

  constructor(database: Database) {
    this.addresses = database.documents(addressModel);
  }

  async addressOf(memberId: string, session?: ClientSession): Promise<string | null> {
    return (await this.addresses.findOne({ _id: memberId }, { session }))?.address ?? null;
  }

  async recordChange(
    session: ClientSession,
    memberId: string,
    revision: number,
    address: string | null,
  ): Promise<void> {
    const known = await this.addresses.findOne({ _id: memberId }, { session });
    if (known && known.revision >= revision) return;
    await this.addresses.update({ _id: memberId }, { $set: { revision, address } }, { session, upsert: true });
  }
}
