import { Types } from 'mongoose';

/** 24 hex digits, ascending by second of creation. */
export function newId(): string {
  return new Types.ObjectId().toHexString();
}
