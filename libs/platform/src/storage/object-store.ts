import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Client, S3Error } from 'minio';
import { mongo } from 'mongoose';
import { Client as HttpClient, request } from 'undici';
import { Unreachable } from '../boot/unreachable.js';
import { DomainError } from '../errors/domain-error.js';
import { Readiness } from '../health/readiness.js';
import { Watchdog } from '../health/watchdog.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import type { UploadedFile } from '../uploads/uploaded-file.js';
import { answeredWithin } from './answered-within.js';

export interface StoredObject {
  readonly stream: Readable;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Seconds in which a storage must have taken a file. */
const linkSeconds = 300;
/** Milliseconds that the storage may take to answer once it has the request, or the whole file. */
const answerMs = 30_000;
/** Bytes of a file that are in memory on their way to the storage. */
const pieceBytes = 262_144;

/** Private files by key, on any S3-compatible storage. */
@Injectable()
export class ObjectStore implements OnModuleInit {
  private readonly client: Client;
  /** Answers of the storage so far. */
  private answers = 0;
  private readonly endpoint: string;
  private readonly bucket: string;
  private readonly region: string;

  constructor(
    @Inject(PLATFORM_OPTIONS) { config }: PlatformOptions,
    private readonly readiness: Readiness,
    private readonly watchdog: Watchdog,
  ) {
    const { protocol, hostname, port } = new URL(config.S3_ENDPOINT);
    const useSSL = protocol === 'https:';
    this.endpoint = config.S3_ENDPOINT;
    this.bucket = config.S3_BUCKET;
    this.region = config.S3_REGION;
    this.client = new Client({
      endPoint: hostname,
      port: port === '' ? (useSSL ? 443 : 80) : Number(port),
      useSSL,
      region: this.region,
      accessKey: config.S3_ACCESS_KEY,
      secretKey: config.S3_SECRET_KEY,
      pathStyle: true,
      transport: answeredWithin(answerMs, useSSL ? https : http, () => (this.answers += 1)),
    });
  }

  /** @throws Unreachable */
  async onModuleInit(): Promise<void> {
    const exists = await this.client.bucketExists(this.bucket).catch((error: unknown) => {
      throw new Unreachable('S3_ENDPOINT', this.endpoint, error);
    });
    this.readiness.register('s3', () => this.ping());
    this.watchdog.register({
      name: 's3',
      own: () => this.client.bucketExists(this.bucket).catch(unlessAnswered),
      worked: () => this.answers,
      fresh: () => askAnew(this.endpoint),
    });
    if (exists) return;
    await this.client.makeBucket(this.bucket, this.region).catch(async (error: unknown) => {
      // Another process may have made it in this moment.
      if (!(await this.client.bucketExists(this.bucket))) throw error;
    });
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

  /** By a link signed for ourselves: the client's own way holds the whole file in memory and hashes it twice. */
  async put(key: string, { path, contentType, size }: UploadedFile): Promise<void> {
    const link = await this.client.presignedPutObject(this.bucket, key, linkSeconds);
    const { statusCode, body } = await request(link, {
      method: 'PUT',
      headers: { 'content-type': contentType, 'content-length': String(size) },
      body: createReadStream(path, { highWaterMark: pieceBytes }),
      headersTimeout: answerMs,
    });
    const answer = await body.text();
    if (statusCode !== 200) throw new Error(`The object storage answered ${statusCode}: ${answer.slice(0, 300)}`);
  }

  /** @throws DomainError FILE.NOT_FOUND */
  async open(key: string): Promise<StoredObject> {
    try {
      const stream = (await this.client.getObject(this.bucket, key)) as IncomingMessage;
      return {
        stream,
        contentType: stream.headers['content-type'] ?? 'application/octet-stream',
        size: Number(stream.headers['content-length']),
      };
    } catch (error) {
      throw isAbsent(error) ? new DomainError('FILE.NOT_FOUND', { cause: error }) : error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.removeObject(this.bucket, key);
  }

  /** @throws when the storage or the bucket is not there */
  async ping(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) throw new Error(`The bucket ${this.bucket} does not exist.`);
  }
}

/** The database was lost over the answer to a commit, and did not come back while the driver asked again. */
function mayBeCommitted(error: unknown): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel('UnknownTransactionCommitResult');
}

/** A refusal is an answer too. */
function unlessAnswered(error: unknown): void {
  if (!(error instanceof S3Error)) throw error;
}

/** Any answer will do, by a connection of its own. */
async function askAnew(endpoint: string): Promise<void> {
  const client = new HttpClient(new URL(endpoint).origin);
  try {
    const { body } = await client.request({ method: 'GET', path: '/' });
    await body.dump();
  } finally {
    await client.destroy();
  }
}

/** No such object, or a key that no object can have. */
function isAbsent(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return code === 'NoSuchKey' || code === 'NotFound' || name === 'InvalidObjectNameError';
}
