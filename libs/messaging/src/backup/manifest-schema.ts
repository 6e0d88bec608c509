import { listeningServices } from '@deepam/contracts';
import { z } from 'zod';

const fileSum = z.object({ size: z.number(), sha256: z.string() });
const storedCollection = z.object({
  service: z.enum(listeningServices),
  name: z.string(),
  options: z.record(z.string(), z.unknown()),
  indexes: z.array(z.record(z.string(), z.unknown())),
  documents: z.number(),
  /** The content has BSON documents, one after the other by `_id`. */
  content: z.string(),
  file: fileSum,
});

export const manifest = z.object({
  format: z.literal(1),
  id: z.string(),
  product: z.string(),
  begunAt: z.iso.datetime(),
  /** All databases are in the state of this time. */
  at: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  collections: z.array(storedCollection),
  objects: z.object({
    count: z.number(),
    bytes: z.number(),
    list: fileSum,
    /**
     * A row named these files, which did not exist: they were removed before the snapshot, or replaced during the
     * backup.
     */
    gone: z.array(z.string()),
  }),
});

export type FileSum = z.output<typeof fileSum>;
export type StoredCollection = z.output<typeof storedCollection>;
export type Manifest = z.output<typeof manifest>;
