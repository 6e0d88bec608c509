import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { Client } from 'minio';
import { Agent } from 'undici';
import type { ProcessConfig } from '../config/process-config.js';
import { noteUsedBuffers } from '../uploads/used-buffers.js';

export type StorageConfig = Pick<
  ProcessConfig,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>;

export interface StoredObject {
  readonly stream: Readable;
  readonly contentType: string;
  readonly size: number;
}

export interface ListedObject {
  readonly key: string;
  readonly size: number;
}

export interface FileToStore {
  readonly path: string;
  readonly contentType: string;
  readonly size: number;
}

/** A storage must have received a file within this number of seconds. */
const linkSeconds = 300;
/** The storage may take this number of milliseconds to answer once it has the request, or the whole file. */
const answerMs = 30_000;
/** This number of bytes of a file is in memory on its way to the storage. */
const pieceBytes = 262_144;

export class Bucket {
  private readonly client: Client;
  private readonly connections = new Agent({ headersTimeout: answerMs });
  private readonly name: string;
  private readonly region: string;

  constructor(config: StorageConfig, onAnswer?: () => void) {
    const { protocol, hostname, port } = new URL(config.S3_ENDPOINT);
    const useSSL = protocol === 'https:';
    this.name = config.S3_BUCKET;
    this.region = config.S3_REGION;
    this.client = new Client({
      endPoint: hostname,
      port: port === '' ? (useSSL ? 443 : 80) : Number(port),
      useSSL,
      region: this.region,
      accessKey: config.S3_ACCESS_KEY,
      secretKey: config.S3_SECRET_KEY,
      pathStyle: true,
      transport: answeredWithin(answerMs, useSSL ? https : http, onAnswer),
    });
  }

  exists(): Promise<boolean> {
    return this.client.bucketExists(this.name);
  }

  async make(): Promise<void> {
    await this.client.makeBucket(this.name, this.region).catch(async (error: unknown) => {
      if (!(await this.exists())) throw error;
    });
  }

  /**
   * Stores immutable content under a new key. The digest of the content is sent with it, so that the storage rejects
   * damaged bytes, together with If-None-Match, which some storages ignore: so the key is checked before and after. The
   * call needs only the right to list.
   * @throws Error when the key exists already, or when other content is stored afterwards
   */
  async putNew(key: string, content: Buffer, contentType: string): Promise<void> {
    if ((await this.sizeOf(key)) !== null) throw new Error(`${key} is in the object storage already.`);
    const headers = { 'content-type': contentType, 'if-none-match': '*' };
    await this.client.putObject(this.name, key, content, content.length, headers);
    if ((await this.sizeOf(key)) !== content.length)
      throw new Error(`${key} did not arrive in the object storage as it was sent.`);
  }

  /** The upload uses a signed link: the client's own method holds the whole file in memory and hashes it twice. */
  async put(key: string, { path, contentType, size }: FileToStore): Promise<void> {
    const link = await this.client.presignedPutObject(this.name, key, linkSeconds);
    const { origin, pathname, search } = new URL(link);
    const { statusCode, body } = await this.connections.request({
      origin,
      path: pathname + search,
      method: 'PUT',
      headers: { 'content-type': contentType, 'content-length': String(size) },
      body: Readable.from(piecesOf(path), { objectMode: false }),
    });
    const answer = await body.text();
    if (statusCode !== 200) throw new Error(`The object storage answered ${statusCode}: ${answer.slice(0, 300)}`);
  }

  async has(key: string): Promise<boolean> {
    return (await this.sizeOf(key)) !== null;
  }

  private async sizeOf(key: string): Promise<number | null> {
    for await (const found of this.list(key)) if (found.key === key) return found.size;
    return null;
  }

  async open(key: string): Promise<StoredObject | null> {
    try {
      const stream = (await this.client.getObject(this.name, key)) as IncomingMessage;
      return {
        stream,
        contentType: stream.headers['content-type'] ?? 'application/octet-stream',
        size: Number(stream.headers['content-length']),
      };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async *list(prefix = ''): AsyncGenerator<ListedObject> {
    for await (const { name, size } of this.client.listObjectsV2(this.name, prefix, true)) {
      if (name !== undefined) yield { key: name, size };
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.removeObject(this.name, key);
  }
}

async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
    yield piece;
    noteUsedBuffers(piece.length);
  }
}

function isAbsent(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return code === 'NoSuchKey' || code === 'NotFound' || name === 'InvalidObjectNameError';
}

type Transport = Pick<typeof http, 'request'>;

/**
 * The storage's client would wait without end for a server that hangs; this transport waits `ms` until an answer
 * begins.
 * @param onAnswer is called for each answer, also for a refusal
 */
export function answeredWithin(ms: number, transport: Transport, onAnswer: () => void = () => {}): Transport {
  const send = transport.request as (...args: unknown[]) => http.ClientRequest;
  return {
    request(...args: unknown[]) {
      const sent = send(...args);
      const late = () => sent.destroy(new Error(`The object storage did not answer within ${ms} ms.`));
      const timer = setTimeout(late, ms);
      const isOver = () => clearTimeout(timer);
      return sent.once('response', onAnswer).once('response', isOver).once('close', isOver);
    },
  };
}
