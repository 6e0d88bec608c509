import { Schema } from 'mongoose';

/** Somebody whose new name is not yet in the rows of those whom they sponsor. */
export interface SponsorRename {
  /** The sponsor's member id. */
  readonly _id: string;
  readonly since: Date;
  /** Whether the rows that were there at first have it. */
  readonly spreadOnce: boolean;
}

export const sponsorRenameModel = 'SponsorRename';
export const sponsorRenameSchema = new Schema<SponsorRename>(
  { _id: { type: String, required: true }, since: Date, spreadOnce: Boolean },
  { collection: 'sponsor_renames', versionKey: false },
);
