import type { Permission } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const roleModel = 'Role';

/** A role that somebody made; the built-in ones stand in the contracts. */
export interface RoleDocument {
  readonly _id: string;
  readonly name: string;
  readonly permissions: Permission[];
  /** Grows whenever somebody is given the role: of that and its deletion at one moment, one is run again. */
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
