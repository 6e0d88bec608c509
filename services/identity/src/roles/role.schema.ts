import type { Permission } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const roleModel = 'Role';

export interface RoleDocument {
  readonly _id: string;
  readonly name: string;
  readonly permissions: Permission[];
  readonly uses: number;
}

export const roleNameIndex = 'one_name';

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
