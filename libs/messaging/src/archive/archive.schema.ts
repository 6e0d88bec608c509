import { Schema } from 'mongoose';

/**
 * A file of the archive has events of one day that have left the outbox. `_id` is its key in the object storage, `day`
 * is in UTC, such as 2026-11-23, `size` is in bytes, and `sha256` in hex.
 */
export interface ArchivedSegment {
  readonly _id: string;
  readonly day: string;
  readonly events: number;
  readonly size: number;
  readonly sha256: string;
  readonly routingKeys: readonly string[];
  readonly archivedAt: Date;
}

/**
 * The key opens a member's personal fields in the archive. Files of the archive never change, so a deleted key makes
 * these fields unreadable.
 */
export interface ArchiveKey {
  readonly _id: string;
  readonly key: string;
}

/** The replica that holds the lease saves the others the same work; correctness does not depend on it. */
export interface ArchiveLease {
  readonly _id: string;
  readonly until: Date;
}

export const archivedSegmentModel = 'ArchivedSegment';
export const archiveKeyModel = 'ArchiveKey';
export const archiveLeaseModel = 'ArchiveLease';

const required = true as const;

export const archivedSegmentSchema = new Schema<ArchivedSegment>(
  {
    _id: { type: String, required },
    day: { type: String, required },
    events: { type: Number, required },
    size: { type: Number, required },
    sha256: { type: String, required },
    routingKeys: { type: [String], required },
    archivedAt: { type: Date, required },
  },
  { collection: 'event_archive', versionKey: false },
);

export const archiveKeySchema = new Schema<ArchiveKey>(
  { _id: { type: String, required }, key: { type: String, required } },
  { collection: 'archive_keys', versionKey: false },
);

export const archiveLeaseSchema = new Schema<ArchiveLease>(
  { _id: { type: String, required }, until: { type: Date, required } },
  { collection: 'archive_leases', versionKey: false },
);
