import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { auditRecorded } from '@deepam/contracts';
import {
  BackgroundLoop,
  Bucket,
  Database,
  DatabaseUsers,
  firstIdAt,
  isDuplicateKey,
  newId,
  PLATFORM_OPTIONS,
  type PlatformOptions,
  serverTime,
} from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mongo, type Model } from 'mongoose';
import { ForgottenMembers } from '../forgetting/forgotten-members.js';
import { outboxModelName, type OutboxRow } from '../outbox/outbox.schema.js';
import { toArchive } from './archived-event.js';
import { ArchiveKeys } from './archive-keys.js';
import { archivedSegmentModel, archiveLeaseModel, type ArchivedSegment, type ArchiveLease } from './archive.schema.js';
import { personalValues } from './personal-values.js';

const day = 86_400_000;
const pause = 3_600_000;
const leaseMs = 300_000;
/** One file holds this number of events, which take a few megabytes of memory and are deleted in one transaction. */
const segmentEvents = 4_000;
/** Events are sealed in blocks, because calls to this process wait during a block. */
const sealedAtOnce = 250;

class TakenMeanwhile extends Error {}

/**
 * The archiver moves old published events from the outbox into a file of the object storage for each day. The file
 * never changes. The entry of the file and the removal of its events are one transaction, so that each event is in the
 * outbox or in one file with an entry, even after a crash. A file without an entry is ignored.
 */
@Injectable()
export class EventArchiver implements OnApplicationBootstrap {
  private readonly logger = new Logger(EventArchiver.name);
  private readonly loop = new BackgroundLoop(EventArchiver.name, () => this.archiveDue(), pause);
  private readonly bucket: Bucket;
  private readonly name: string;
  private readonly keepMs: number;

  constructor(
    @Inject(PLATFORM_OPTIONS) { name, config }: PlatformOptions,
    @InjectModel(outboxModelName) private readonly rows: Model<OutboxRow>,
    @InjectModel(archivedSegmentModel) private readonly segments: Model<ArchivedSegment>,
    @InjectModel(archiveLeaseModel) private readonly leases: Model<ArchiveLease>,
    private readonly keys: ArchiveKeys,
    private readonly database: Database,
    private readonly users: DatabaseUsers,
    forgotten: ForgottenMembers,
  ) {
    this.bucket = new Bucket(config);
    this.name = name;
    this.keepMs = (config.OUTBOX_KEEP_DAYS ?? Infinity) * day;
    forgotten.alsoBy((memberId) => keys.deleteKey(memberId));
  }

  onApplicationBootstrap(): void {
    this.users.register(() => this.loop.stop());
    this.loop.schedule();
  }

  /**
   * Each run writes one file and pauses for as long as it took, so that a first run over years of events leaves
   * capacity for calls.
   */
  async archiveDue(): Promise<boolean | number> {
    const began = performance.now();
    const outcome = await this.archiveAt((await serverTime(this.rows.db.getClient())).getTime());
    if (outcome === 'nothing') return false;
    // The process that holds the lease may have been killed: the rest is due after the lease.
    return outcome === 'taken' ? leaseMs : performance.now() - began;
  }

  async archive(now = Date.now()): Promise<boolean> {
    return (await this.archiveAt(now)) === 'more';
  }

  private async archiveAt(now: number): Promise<'more' | 'nothing' | 'taken'> {
    const before = Math.floor((now - this.keepMs) / day) * day;
    if (!(before > 0) || (await this.oldest(before, 1)).length === 0) return 'nothing';
    if (!(await this.lease(now))) return 'taken';
    try {
      const events = await this.oldest(before, segmentEvents);
      if (events.length > 0) await this.store(events);
      return events.length > 0 ? 'more' : 'nothing';
    } catch (error) {
      if (error instanceof TakenMeanwhile) return 'more';
      throw error;
    } finally {
      await this.leases.deleteOne({ _id: 'archive' });
    }
  }

  /**
   * The events of the oldest day were also published long ago, and keep their order: an event that waited for weeks may
   * be in a queue now, and a restore looks for it in the outbox. Entries of the audit trail expire by a rule of their
   * own.
   */
  private async oldest(before: number, limit: number): Promise<OutboxRow[]> {
    const published = { publishedAt: { $lt: new Date(before) }, routingKey: { $ne: auditRecorded.routingKey } };
    const rows = await this.rows
      .find({ ...published, _id: { $lt: firstIdAt(before) } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<OutboxRow[]>();
    return rows.filter(({ _id }) => dayOf(_id) === dayOf(rows[0]!._id));
  }

  private async lease(now: number): Promise<boolean> {
    try {
      const until = new Date(now + leaseMs);
      await this.leases.updateOne(
        { _id: 'archive', until: { $lte: new Date(now) } },
        { $set: { until } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async store(events: readonly OutboxRow[]): Promise<void> {
    const lines: string[] = [];
    for (let first = 0; first < events.length; first += sealedAtOnce)
      lines.push(...(await this.sealed(events.slice(first, first + sealedAtOnce))));
    const content = await promisify(gzip)(`${lines.join('\n')}\n`);
    const segment: ArchivedSegment = {
      _id: `${this.name}/events/${dayOf(events[0]!._id)}-${newId()}.ndjson.gz`,
      day: dayOf(events[0]!._id),
      events: events.length,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      routingKeys: [...new Set(events.map(({ routingKey }) => routingKey))],
      archivedAt: new Date(),
    };
    // The whole file is stored before its events leave the outbox.
    await this.bucket.putNew(segment._id, content, 'application/gzip');
    await this.replace(events, segment);
    this.logger.log(`${events.length} events of ${segment.day} are in the archive.`);
  }

  private async sealed(events: readonly OutboxRow[]): Promise<string[]> {
    const members = events.flatMap(({ envelope }) => personalValues(envelope).map(({ memberId }) => memberId));
    const keys = await this.keys.keysOf(members);
    await setImmediate();
    return events.map(({ envelope }) => JSON.stringify(toArchive(envelope, (id) => keys.get(id) ?? null)));
  }

  private async replace(events: readonly OutboxRow[], segment: ArchivedSegment): Promise<void> {
    await this.database.transaction(async (session) => {
      await this.segments.create([segment], { session });
      const ids = events.map(({ _id }) => _id);
      const { deletedCount } = await this.rows.deleteMany(
        { _id: { $in: ids }, publishedAt: { $exists: true } },
        { session },
      );
      if (deletedCount !== ids.length) throw new TakenMeanwhile('Another process has archived these events.');
    });
  }
}

const dayOf = (id: string): string => new mongo.ObjectId(id).getTimestamp().toISOString().slice(0, 10);
