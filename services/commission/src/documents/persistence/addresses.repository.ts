import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';

export const addressModel = 'MemberAddress';

/** The address is null if the member has given none or has closed the account. */
interface MemberAddress {
  readonly _id: string;
  readonly revision: number;
  readonly address: string | null;
}

export const addressSchema = new Schema<MemberAddress>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    address: { type: String, default: null },
  },
  { collection: 'member_addresses', versionKey: false },
);

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
