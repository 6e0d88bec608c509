import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cottonApproved, listeningServices, type ServiceName } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { runDeadLetters } from '@deepam/messaging';
import type { CrashSystem } from './crash-system.js';

const patience = { timeout: 240_000, interval: 300 };

export class DeadLetters {
  private readonly replayed = new Set<string>();

  constructor(private readonly test: Pick<CrashSystem, 'system' | 'prefix' | 'database' | 'crashFolder'>) {}

  async replayApproval(orderId: string): Promise<void> {
    const rows = this.test.database('cotton-order').collection<{ _id: string }>('outbox');
    const approval = { routingKey: cottonApproved.routingKey, 'envelope.data.orderId': orderId };
    const { _id: id } = await poll(() => rows.findOne(approval), patience);
    const isDone = async (verb: 'show' | 'replay') => (await this.command('commission', verb, id)).code === 0;
    await poll(() => isDone('show'), patience);
    this.replayed.add(id);
    await writeFile(join(this.test.crashFolder, 'readable', id), '');
    await poll(() => isDone('replay'), patience);
  }

  /** Copies remain if the process was killed between the move and the acknowledgement. */
  async replayCopies(): Promise<void> {
    for (const id of this.replayed) await this.command('commission', 'replay', id);
  }

  async list(): Promise<string[]> {
    const lists = await Promise.all(
      listeningServices.map((service) => this.command(service, 'list', '--limit', '10000')),
    );
    return lists.flatMap(({ lines }) => lines.slice(0, -1));
  }

  private async command(service: ServiceName, ...args: readonly string[]): Promise<{ code: number; lines: string[] }> {
    const lines: string[] = [];
    const print = (text: string) => void lines.push(text);
    const { system, prefix } = this.test;
    const output = { out: print, err: print };
    return {
      code: await runDeadLetters([...args, '--service', service], output, {
        AMQP_URL: system.infrastructure.rabbit.url,
        AMQP_PREFIX: prefix,
      }),
      lines,
    };
  }
}
