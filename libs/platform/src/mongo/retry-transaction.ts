import { mongo } from 'mongoose';

/** The driver treats it like the conflict that it avoids. */
export class RetryTransaction extends mongo.MongoServerError {
  constructor() {
    super({ message: 'Another transaction of this process was first; the transaction starts again' });
    this.addErrorLabel('TransientTransactionError');
  }
}
