import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { accountModel, type AccountDocument } from '../accounts/persistence/account.schema.js';

export type StaffMember = Readonly<AccountDocument> & { readonly roleId: string };
export type StaffChange = Partial<Pick<StaffMember, 'roleId' | 'suspension'>>;

const isStaff = { roleId: { $type: 'string' as const }, isHead: false, deletedAt: null };

@Injectable()
export class StaffMembersRepository {
  constructor(@InjectModel(accountModel) private readonly model: Model<AccountDocument>) {}

  async findAll(): Promise<StaffMember[]> {
    return (await this.model.find(isStaff).sort({ name: 1, _id: 1 }).lean()) as StaffMember[];
  }

  async withRole(roleId: string, session: ClientSession | null = null): Promise<StaffMember[]> {
    return (await this.model
      .find({ ...isStaff, roleId: { $eq: roleId, ...isStaff.roleId } })
      .session(session)
      .lean()) as StaffMember[];
  }

  /** @throws DomainError IDENTITY.STAFF_NOT_FOUND */
  async get(id: string, session: ClientSession): Promise<StaffMember> {
    const found = await this.model
      .findOne({ ...isStaff, _id: id })
      .session(session)
      .lean();
    if (!found) throw new DomainError('IDENTITY.STAFF_NOT_FOUND');
    return found as StaffMember;
  }

  async change(id: string, change: StaffChange, session: ClientSession): Promise<StaffMember> {
    const after = await this.model
      .findOneAndUpdate(
        { ...isStaff, _id: id },
        { $set: change, $inc: { sessionVersion: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean();
    if (!after) throw new DomainError('IDENTITY.STAFF_NOT_FOUND');
    return after as StaffMember;
  }
}
