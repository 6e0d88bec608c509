import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Unreachable } from '../boot/unreachable.js';
import { DomainError } from '../errors/domain-error.js';
import { Readiness } from '../health/readiness.js';
import { Watchdog } from '../health/watchdog.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import type { UploadedFile } from '../uploads/uploaded-file.js';
import { Bucket, type StoredObject } from './bucket.js';
import { mayBeCommitted, unlessAnswered, askAnew } from './storage-answers.js';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Private files by key, on any S3-compatible storage. */
@Injectable()
export class ObjectStore implements OnModuleInit {
  private readonly bucket: Bucket;
  /** Answers of the storage so far. */
  private answers = 0;
  private readonly endpoint: string;
  private readonly bucketName: string;

  constructor(
    @Inject(PLATFORM_OPTIONS) { config }: PlatformOptions,
    private readonly readiness: Readiness,
    private readonly watchdog: Watchdog,
  ) {
    this.endpoint = config.S3_ENDPOINT;
    this.bucketName = config.S3_BUCKET;
    this.bucket = new Bucket(config, () => (this.answers += 1));
  }

  /** @throws Unreachable */
  async onModuleInit(): Promise<void> {
    const exists = await this.bucket.exists().catch((error: unknown) => {
      throw new Unreachable('S3_ENDPOINT', this.endpoint, error);
    });
    this.readiness.register('s3', () => this.ping());
    this.watchdog.register({
      name: 's3',
      own: () => this.bucket.exists().catch(unlessAnswered),
      worked: () => this.answers,
      fresh: () => askAnew(this.endpoint),
    });
    if (!exists) await this.bucket.make();
  }

  /**
   * Stores the file as `<prefix>/<random>.<ext>` and gives the key to `work`; removes it again when `work` throws, unless it
   * may have been committed all the same.
   */
  async withStored<T>(prefix: string, file: UploadedFile, work: (key: string) => Promise<T>): Promise<T> {
    const key = `${prefix}/${randomBytes(16).toString('hex')}.${extensions[file.contentType] ?? 'bin'}`;
    await this.put(key, file);
    try {
      return await work(key);
    } catch (error) {
      // The first error is the one to report; an object left over is harmless, one that is missing is not.
      if (!mayBeCommitted(error)) await this.remove(key).catch(() => undefined);
      throw error;
    }
  }

  /** Stores bytes under a key that is made of them: what is there already is the same. */
  async putOnce(key: string, content: Buffer, contentType: string): Promise<void> {
    if (await this.bucket.has(key)) return;
    await this.bucket.putNew(key, content, contentType).catch(async (error: unknown) => {
      // Another process was faster.
      if (!(await this.bucket.has(key))) throw error;
    });
  }

  async put(key: string, file: UploadedFile): Promise<void> {
    await this.bucket.put(key, file);
  }

  /** @throws DomainError FILE.NOT_FOUND */
  async open(key: string): Promise<StoredObject> {
    const found = await this.bucket.open(key);
    if (found === null) throw new DomainError('FILE.NOT_FOUND');
    return found;
  }

  async remove(key: string): Promise<void> {
    await this.bucket.remove(key);
  }

  /** @throws when the storage or the bucket is not there */
  async ping(): Promise<void> {
    if (!(await this.bucket.exists())) throw new Error(`The bucket ${this.bucketName} does not exist.`);
  }
}
