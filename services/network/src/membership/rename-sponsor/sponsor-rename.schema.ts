import { Schema } from 'mongoose';

export interface SponsorRename {
  readonly _id: string;
  readonly since: Date;
  /** The first pass has updated the rows that existed at the time of the change. */
  readonly spreadOnce: boolean;
}

export const sponsorRenameModel = 'SponsorRename';
export const sponsorRenameSchema = new Schema<SponsorRename>(
  { _id: { type: String, required: true }, since: Date, spreadOnce: Boolean },
  { collection: 'sponsor_renames', versionKey: false },
);
