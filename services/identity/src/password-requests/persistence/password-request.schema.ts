import { Schema } from 'mongoose';

export const passwordRequestModel = 'PasswordRequest';

export interface PasswordRequestDocument {
  _id: string;
  memberId: string;
  isOpen: boolean;
  since: Date;
  lastRequestedAt: Date;
  timesAsked: number;
  closedById?: string;
  closedAt?: Date;
  reason?: string;
}

export const passwordRequestSchema = new Schema<PasswordRequestDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    isOpen: { type: Boolean, required: true },
    since: { type: Date, required: true },
    lastRequestedAt: { type: Date, required: true },
    timesAsked: { type: Number, required: true },
    closedById: String,
    closedAt: Date,
    reason: String,
  },
  { collection: 'password_requests', versionKey: false },
);
passwordRequestSchema.index(
  { memberId: 1 },
  { unique: true, partialFilterExpression: { isOpen: true }, name: 'one_open_request' },
);
passwordRequestSchema.index({ isOpen: 1, since: 1, _id: 1 });
