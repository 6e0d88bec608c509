import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { EventDefinition, EventEnvelope, ServiceName } from '@deepam/contracts';
import { Bucket, PLATFORM_OPTIONS, type PlatformOptions } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { fromArchive, membersOf } from './archived-event.js';
import type { ArchivedSegment, ArchiveKey } from './archive.schema.js';

/** Only operator commands read the archive; their users may read the databases and the files of all services. */
@Injectable()
export class EventArchive {
  private readonly bucket: Bucket;
  private readonly prefix: string;

  constructor(
    @Inject(PLATFORM_OPTIONS) { config }: PlatformOptions,
    @InjectConnection() private readonly connection: Connection,
  ) {
    this.bucket = new Bucket(config);
    this.prefix = config.MONGO_DB_PREFIX ?? 'deepam';
  }

  database(owner: ServiceName): mongo.Db {
    return this.connection.getClient().db(`${this.prefix}_${owner}`) as unknown as mongo.Db;
  }

  /**
   * The events are archived ones of these kinds, oldest day first.
   * @param seen keys of files that were read; these are skipped, and new ones are added
   * @throws Error when a file is missing, unreadable or changed
   */
  async *events(
    owner: ServiceName,
    kinds: readonly EventDefinition[],
    { seen = new Set(), session }: { seen?: Set<string>; session?: ClientSession } = {},
  ): AsyncGenerator<EventEnvelope> {
    const routingKeys = kinds.map(({ routingKey }) => routingKey);
    const segments = await this.database(owner)
      .collection<ArchivedSegment>('event_archive')
      .find({ routingKeys: { $in: routingKeys } }, { ...(session && { session: session as never }) })
      .sort({ day: 1, _id: 1 })
      .toArray();
    for (const segment of segments.filter(({ _id }) => !seen.has(_id))) {
      seen.add(segment._id);
      yield* this.eventsIn(owner, segment, new Set(routingKeys));
    }
  }

  private async *eventsIn(
    owner: ServiceName,
    segment: ArchivedSegment,
    wanted: ReadonlySet<string>,
  ): AsyncGenerator<EventEnvelope> {
    const content = await this.contentOf(segment);
    const lines = gunzipSync(content).toString().trim().split('\n');
    const ids = [...new Set(lines.flatMap(membersOf))];
    const stored = this.database(owner).collection<ArchiveKey>('archive_keys');
    const found = await stored.find({ _id: { $in: ids } }).toArray();
    const keys = new Map(found.map(({ _id, key }) => [_id, Buffer.from(key, 'base64')]));
    for (const line of lines) {
      const envelope = fromArchive(line, (id) => keys.get(id) ?? null);
      if (wanted.has(`${envelope.type}.v${envelope.version}`)) yield envelope;
    }
  }

  private async contentOf({ _id: key, sha256 }: ArchivedSegment): Promise<Buffer> {
    const object = await this.bucket.open(key).catch((cause: unknown) => {
      throw new Error(`${key} of the archive cannot be read: S3_ACCESS_KEY must be of who may, such as operator.`, {
        cause,
      });
    });
    if (object === null) throw new Error(`${key} of the archive is missing in the object storage.`);
    const pieces: Buffer[] = [];
    for await (const piece of object.stream) pieces.push(piece as Buffer);
    const content = Buffer.concat(pieces);
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      throw new Error(`${key} of the archive was changed: its checksum differs.`);
    return content;
  }
}
