import { Error as MongooseError, mongo } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.js';

/** Such as that the database is away: it meets whatever is written next, unlike a key that another document has. */
export const isDatabaseFault = (error: unknown): boolean =>
  (error instanceof mongo.MongoError || error instanceof MongooseError) && !isDuplicateKey(error);
