import { rm } from 'node:fs/promises';
import type { ServiceName } from '@deepam/contracts';
import { runNodeQuietly, urlOf, type QuietResult, type System } from '@deepam/local-servers';
import type { Db, MongoClient } from 'mongodb';
import { removeCollections } from '../service/remove-collections.js';

interface Started {
  readonly system: System;
  readonly prefix: string;
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  readonly isShared: boolean;
  readonly client: MongoClient;
}

export class ProductProcesses {
  readonly system: System;
  readonly prefix: string;

  constructor(private readonly started: Started) {
    this.system = started.system;
    this.prefix = started.prefix;
  }

  get url(): string {
    return this.system.url;
  }

  readonly origin = (service: ServiceName): string => urlOf(this.system.ports, service);

  readonly database = (service: ServiceName): Db => this.started.client.db(`${this.prefix}_${service}`);

  readonly command = (service: ServiceName, ...fileAndArguments: readonly string[]): Promise<QuietResult> => {
    const { env } = this.started;
    const { nodeArgs, services } = this.system.environments;
    return runNodeQuietly([...nodeArgs, ...fileAndArguments], {
      cwd: process.cwd(),
      env: { ...env, ...services[service] },
    });
  };

  readonly audit = async (): Promise<string> =>
    (await this.command('commission', this.system.program('commission', 'audit'))).output;

  async close(): Promise<void> {
    const { client, dataDir, isShared } = this.started;
    if (!isShared) await client.close();
    await this.system.stop();
    if (isShared) {
      for (const name of Object.keys(this.system.environments.services)) {
        await removeCollections(`${this.prefix}_${name}`, this.system.infrastructure.mongo.url);
      }
      await client.close();
    }
    await rm(dataDir, { recursive: true, force: true });
  }
}
