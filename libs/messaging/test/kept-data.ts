import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listeningServices, type ServiceName } from '@deepam/contracts';
import { runBackup, runRestore } from '@deepam/messaging';
import { Bucket, newId, type StorageConfig } from '@deepam/platform';
import { removeCollections, testEnvironment } from '@deepam/testing';
import { mongo } from 'mongoose';

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

interface Said {
  readonly createdAt: Date;
  readonly publishedAt: Date;
}

export class KeptData {
  private constructor(
    private readonly client: mongo.MongoClient,
    private readonly prefix: string,
    readonly place: string,
    private readonly env: Record<string, string>,
  ) {}

  static async at(prefix: string): Promise<KeptData> {
    const env: Record<string, string> = {
      ...testEnvironment(prefix),
      S3_BUCKET: `kept-${prefix}`,
      DATA_KEYS: `a:${Buffer.alloc(32, 7).toString('base64')}`,
      DIGEST_KEYS: `a:${Buffer.alloc(32, 8).toString('base64')}`,
      BACKUP_PASSPHRASE: 'a passphrase of tests',
    };
    await new Bucket(env as unknown as StorageConfig).make();
    const client = await mongo.MongoClient.connect(env.MONGO_URL!);
    return new KeptData(client, prefix, await mkdtemp(join(tmpdir(), 'deepam-kept-')), env);
  }

  get to(): string {
    return join(this.place, 'data');
  }

  get keysTo(): string {
    return join(this.place, 'keys');
  }

  database(service: ServiceName): mongo.Db {
    return this.client.db(`${this.prefix}_${service}`);
  }

  of<T extends mongo.Document = mongo.Document>(service: ServiceName, name: string): mongo.Collection<T> {
    return this.database(service).collection<T>(name);
  }

  async say(by: ServiceName, routingKey: string, { createdAt, publishedAt }: Said): Promise<string> {
    const _id = newId();
    await this.of<{ _id: string }>(by, 'outbox').insertOne({ _id, routingKey, createdAt, publishedAt } as never);
    return _id;
  }

  /** The inbox rows look like those of services: they expire after thirty days. */
  async handle(by: readonly ServiceName[], event: string, handledAt: Date): Promise<void> {
    for (const service of by) {
      const inbox = this.of<{ _id: string }>(service, 'inbox');
      await inbox.createIndex({ handledAt: 1 }, { expireAfterSeconds: 30 * 86_400 });
      await inbox.insertOne({ _id: `${service}:${event}`, event: 'of a test', handledAt } as never);
    }
  }

  async store(key: string, content: string): Promise<void> {
    const path = join(this.place, 'file');
    await writeFile(path, content);
    const file = { path, contentType: 'image/png', size: Buffer.byteLength(content) };
    await new Bucket(this.env as unknown as StorageConfig).put(key, file);
  }

  backup(...args: string[]): Promise<Outcome> {
    return run(runBackup, ['--to', this.to, '--keys-to', this.keysTo, ...args], this.env);
  }

  restore(...args: string[]): Promise<Outcome> {
    return run(runRestore, args, { ...this.env, BACKUP_TO: this.to, BACKUP_KEYS_TO: this.keysTo });
  }

  async removeBackups(): Promise<void> {
    await Promise.all([this.to, this.keysTo].map((folder) => rm(folder, { recursive: true, force: true })));
  }

  dateBack(at: Date): Promise<void> {
    return this.change({ at: at.toISOString() });
  }

  async change(fields: object): Promise<void> {
    const name = (await readdir(this.to)).sort().at(-1)!;
    const file = join(this.to, name, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
    const text = JSON.stringify({ ...manifest, ...fields });
    await writeFile(file, text);
    await writeFile(join(this.to, name, 'manifest.sha256'), createHash('sha256').update(text).digest('hex'));
  }

  async remove(): Promise<void> {
    for (const service of listeningServices) await removeCollections(`${this.prefix}_${service}`);
    await this.client.close();
    await rm(this.place, { recursive: true, force: true });
  }
}

async function run(program: typeof runBackup, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  return { code: await program(args, { out: print, err: print }, env), output: lines.join('\n') };
}
