import { mongo } from 'mongoose';

/** Looks to the driver like the conflict that it spares the database. */
export class RetryTransaction extends mongo.MongoServerError {
  constructor() {
    super({ message: 'Another transaction of this process was first; the transaction starts again' });
    this.addErrorLabel('TransientTransactionError');
  }
}
