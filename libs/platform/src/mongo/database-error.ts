import { Error as MongooseError, mongo } from 'mongoose';
import { isDuplicateKey } from './driver-error.js';

/**
 * The error is one of the database itself, such as an outage: the next write fails as well. A duplicate key is not one.
 */
export const isDatabaseError = (error: unknown): boolean =>
  (error instanceof mongo.MongoError || error instanceof MongooseError) && !isDuplicateKey(error);
