import type { Bucket } from '@deepam/platform';
import type { mongo } from 'mongoose';
import type { StoredCollection } from './manifest-schema.js';
import type { CopiedObject } from './object-list.js';

export interface BackupSource {
  readonly client: mongo.MongoClient;
  readonly databasePrefix: string;
  readonly bucket: Bucket;
}

export interface Databases {
  readonly at: string;
  readonly collections: readonly StoredCollection[];
  readonly late: readonly CopiedObject[];
  readonly gone: readonly string[];
}
