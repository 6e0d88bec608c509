import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { S3Error } from 'minio';
import { Unreachable } from '../boot/unreachable.js';
import { DomainError } from '../errors/domain-error.js';
import { Readiness } from '../health/readiness.js';
import { Watchdog } from '../health/watchdog.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import type { UploadedFile } from '../uploads/uploaded-file.js';
import { Bucket, type StoredObject } from './bucket.js';
import { Client as HttpClient } from 'undici';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

@Injectable()
export class ObjectStore implements OnModuleInit {
  private readonly bucket: Bucket;
  private answers = 0;
  private readonly endpoint: string;
  private readonly bucketName: string;
  private readonly logger = new Logger(ObjectStore.name);
  private isPrepared = false;

  constructor(
    @Inject(PLATFORM_OPTIONS) { config }: PlatformOptions,
    private readonly readiness: Readiness,
    private readonly watchdog: Watchdog,
  ) {
    this.endpoint = config.S3_ENDPOINT;
    this.bucketName = config.S3_BUCKET;
    this.bucket = new Bucket(config, () => (this.answers += 1));
  }

  /**
   * The process starts without the storage, because most calls need no files.
   * @throws Unreachable when the storage answers and rejects the bucket or the keys
   */
  async onModuleInit(): Promise<void> {
    await this.prepareBucket();
    this.readiness.observe('s3', 'uploads and files', () => this.ping());
    this.watchdog.register({
      name: 's3',
      own: () => this.bucket.exists().catch(unlessAnswered),
      worked: () => this.answers,
      isFresh: () => pingWithNewClient(this.endpoint),
    });
  }

  private async prepareBucket(): Promise<void> {
    try {
      if (!(await this.bucket.exists())) await this.bucket.make();
      this.isPrepared = true;
    } catch (error) {
      const unreachable = new Unreachable('S3_ENDPOINT', this.endpoint, error);
      if (error instanceof S3Error) throw unreachable;
      this.logger.warn(`${unreachable.message} Uploads and files are unavailable until it answers.`);
    }
  }

  /**
   * Stores the file as `<prefix>/<random>.<ext>` and passes the key to `work`. The file is removed again when `work`
   * throws, unless the transaction may have been committed.
   */
  async withStored<T>(prefix: string, file: UploadedFile, work: (key: string) => Promise<T>): Promise<T> {
    const key = `${prefix}/${randomBytes(16).toString('hex')}.${extensions[file.contentType] ?? 'bin'}`;
    await this.put(key, file);
    try {
      return await work(key);
    } catch (error) {
      // The first error is reported; a leftover object is harmless, a missing one is not.
      if (!mayBeCommitted(error)) await this.remove(key).catch(() => undefined);
      throw error;
    }
  }

  /** The key derives from the content, so an existing object is the same. */
  async putOnce(key: string, content: Buffer, contentType: string): Promise<void> {
    if (await this.bucket.has(key)) return;
    await this.bucket.putNew(key, content, contentType).catch(async (error: unknown) => {
      if (!(await this.bucket.has(key))) throw error;
    });
  }

  async put(key: string, file: UploadedFile): Promise<void> {
    await this.bucket.put(key, file);
  }

  async open(key: string): Promise<StoredObject> {
    const found = await this.bucket.open(key);
    if (found === null) throw new DomainError('FILE.NOT_FOUND');
    return found;
  }

  async remove(key: string): Promise<void> {
    await this.bucket.remove(key);
  }

  /** @throws when the storage or the bucket does not exist */
  private async ping(): Promise<void> {
    if (!this.isPrepared) await this.prepareBucket();
    if (!(await this.bucket.exists())) throw new Error(`The bucket ${this.bucketName} does not exist.`);
  }
}

/** The connection was lost before the answer to a commit, and the driver's retries failed. */
function mayBeCommitted(error: unknown): boolean {
  const { errorLabels } = (error ?? {}) as { errorLabels?: unknown };
  return Array.isArray(errorLabels) && errorLabels.includes('UnknownTransactionCommitResult');
}

/** An error of the storage is an answer, too. */
function unlessAnswered(error: unknown): void {
  if (!(error instanceof S3Error)) throw error;
}

async function pingWithNewClient(endpoint: string): Promise<void> {
  const client = new HttpClient(new URL(endpoint).origin);
  try {
    const { body } = await client.request({ method: 'GET', path: '/' });
    await body.dump();
  } finally {
    await client.destroy();
  }
}
