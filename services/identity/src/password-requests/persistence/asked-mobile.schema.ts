import { Schema } from 'mongoose';

export const askedMobileModel = 'AskedMobile';

const DAY_SECONDS = 24 * 3600;

/** A mobile that somebody typed as theirs, until it is looked up a moment later; most strangers' numbers are never known. */
export interface AskedMobileDocument {
  _id: string;
  mobile: string;
  askedAt: Date;
  /** Where the request came from, for the audit trail; missing in those of an older release. */
  address?: string;
}

export const askedMobileSchema = new Schema<AskedMobileDocument>(
  {
    _id: { type: String, required: true },
    mobile: { type: String, required: true },
    askedAt: { type: Date, required: true },
    address: String,
  },
  { collection: 'asked_mobiles', versionKey: false },
);
askedMobileSchema.index({ askedAt: 1 }, { expireAfterSeconds: DAY_SECONDS });
