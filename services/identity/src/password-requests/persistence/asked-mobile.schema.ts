import { Schema } from 'mongoose';

export const askedMobileModel = 'AskedMobile';

const DAY_SECONDS = 24 * 3600;

/** A typed mobile is stored until it is looked up moments later. The numbers of strangers are stored no longer. */
export interface AskedMobileDocument {
  _id: string;
  mobile: string;
  requestedAt: Date;
  address?: string;
}

export const askedMobileSchema = new Schema<AskedMobileDocument>(
  {
    _id: { type: String, required: true },
    mobile: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    address: String,
  },
  { collection: 'asked_mobiles', versionKey: false },
);
askedMobileSchema.index({ requestedAt: 1 }, { expireAfterSeconds: DAY_SECONDS });
