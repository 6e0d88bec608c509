import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { Database } from '../database/database.js';
import type { Documents } from '../database/documents.js';
import { MongoDocuments } from './mongo-documents.js';

@Injectable()
export class MongoDatabase extends Database {
  constructor(@InjectConnection() private readonly connection: Connection) {
    super();
  }

  documents<T>(model: string): Documents<T> {
    // The model is resolved at the first call, because it may be created after this object.
    return new MongoDocuments<T>(() => this.connection.model<T>(model));
  }

  transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.connection.transaction(work, {
      readConcern: 'snapshot',
      writeConcern: { w: 'majority' },
      readPreference: 'primary',
    });
  }
}
