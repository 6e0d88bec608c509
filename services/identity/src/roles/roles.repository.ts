import { builtInRoleNames, builtInRoles, type Permission } from '@deepam/contracts';
import { DomainError, isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const roleModel = 'Role';

interface RoleDocument {
  readonly _id: string;
  readonly name: string;
  readonly permissions: Permission[];
  readonly uses: number;
}

const roleNameIndex = 'one_name';

export const roleSchema = new Schema<RoleDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    permissions: { type: [String], required: true },
    uses: { type: Number, default: 0 },
  },
  { collection: 'roles', versionKey: false },
);
roleSchema.index({ name: 1 }, { unique: true, collation: { locale: 'en', strength: 2 }, name: roleNameIndex });

export interface Role {
  readonly _id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly isBuiltIn: boolean;
}

const builtIn: readonly Role[] = builtInRoles.map((role) => ({ ...role, isBuiltIn: true }));
/** Invisible characters, such as the joiners of Indian scripts, do not make another name. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
const taken = new Set(builtInRoleNames.map(plain));

@Injectable()
export class RolesRepository {
  constructor(@InjectModel(roleModel) private readonly model: Model<RoleDocument>) {}

  async findAll(): Promise<Role[]> {
    const own = await this.model.find().sort({ name: 1 }).lean();
    return [...builtIn, ...own.map((role) => ownRole(role))];
  }

  /** @throws DomainError IDENTITY.ROLE_NOT_FOUND */
  async get(id: string, session: ClientSession | null = null): Promise<Role> {
    const role = await this.find(id, session);
    if (!role) throw new DomainError('IDENTITY.ROLE_NOT_FOUND');
    return role;
  }

  /**
   * A deleted role has no permissions.
   * @param id null or undefined for an account outside the company
   */
  async permissionsOf(id: string | null | undefined): Promise<readonly Permission[] | undefined> {
    if (id === null || id === undefined) return undefined;
    return (await this.find(id))?.permissions ?? [];
  }

  /**
   * The role cannot be deleted concurrently.
   * @throws DomainError IDENTITY.ROLE_NOT_FOUND
   */
  async takeRole(id: string, session: ClientSession): Promise<Role> {
    await this.model.updateOne({ _id: id }, { $inc: { uses: 1 } }, { session });
    return this.get(id, session);
  }

  /** @throws DomainError IDENTITY.ROLE_NAME_TAKEN */
  async put({ _id, name, permissions }: Omit<Role, 'isBuiltIn'>, session: ClientSession): Promise<Role> {
    if (taken.has(plain(name))) throw new DomainError('IDENTITY.ROLE_NAME_TAKEN');
    try {
      await this.model.updateOne({ _id }, { $set: { name, permissions: [...permissions] } }, { session, upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('IDENTITY.ROLE_NAME_TAKEN', { cause: error });
    }
    return { _id, name, permissions, isBuiltIn: false };
  }

  async remove(id: string, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id: id }, { session });
  }

  private async find(id: string, session: ClientSession | null = null): Promise<Role | null> {
    const fixed = builtIn.find((role) => role._id === id);
    if (fixed) return fixed;
    const own = await this.model.findOne({ _id: id }).session(session).lean();
    return own && ownRole(own);
  }
}

const ownRole = ({ _id, name, permissions }: RoleDocument): Role => ({ _id, name, permissions, isBuiltIn: false });
