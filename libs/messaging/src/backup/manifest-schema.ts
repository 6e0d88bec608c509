import { listeningServices } from '@deepam/contracts';
import { z } from 'zod';

/** A file as it lies in the folder. */
const fileSum = z.object({ size: z.number(), sha256: z.string() });
const storedCollection = z.object({
  service: z.enum(listeningServices),
  name: z.string(),
  options: z.record(z.string(), z.unknown()),
  indexes: z.array(z.record(z.string(), z.unknown())),
  documents: z.number(),
  /** Of the documents, one after the other by `_id`, as the database has them (BSON). */
  content: z.string(),
  file: fileSum,
});

export const manifest = z.object({
  format: z.literal(1),
  /** Random; the keys that belong to it name it. */
  id: z.string(),
  product: z.string(),
  begunAt: z.iso.datetime(),
  /** All databases are as they were at this moment. */
  at: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  collections: z.array(storedCollection),
  objects: z.object({
    count: z.number(),
    bytes: z.number(),
    list: fileSum,
    /** Named by a row at that moment, and gone: before it, or removed by whoever replaced it while the backup was written. */
    gone: z.array(z.string()),
  }),
});

export type FileSum = z.output<typeof fileSum>;
export type StoredCollection = z.output<typeof storedCollection>;
export type Manifest = z.output<typeof manifest>;
