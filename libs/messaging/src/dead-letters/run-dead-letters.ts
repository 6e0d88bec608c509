import type { AuditKind } from '@deepam/contracts';
import { ConfigError, Unreachable } from '@deepam/platform';
import type { ChannelModel } from 'amqplib';
import { readBrokerConfig } from '../broker-config.js';
import { reachRabbit } from '../rabbit/connect.js';
import { DeadLetterQueue } from './dead-letter-queue.js';
import { CommandError, help, parseCommand } from './parse-command.js';
import { lockDeadLetters, DeadLettersInUse } from './lock-dead-letters.js';
import { AuditTrailMissing, recordCommand } from './record-command.js';
import { carryOut } from './carry-out.js';
import type { Output } from './output.js';

/** Lists, shows or replays dead letters. Returns the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runDeadLetters(args: readonly string[], output: Output, env = process.env): Promise<number> {
  let connection: ChannelModel | null = null;
  try {
    const command = parseCommand(args);
    if (command.kind === 'help') {
      output.out(help);
      return 0;
    }
    const { AMQP_URL, AMQP_PREFIX } = readBrokerConfig(env);
    connection = await reachRabbit(AMQP_URL, 'deepam dead-letters');
    const channel = await connection.createConfirmChannel();
    // A missing queue closes the channel; the rejected call reports it.
    channel.on('error', () => {});
    const recording = await connection.createConfirmChannel();
    recording.on('error', () => {});
    const queue = new DeadLetterQueue(channel, AMQP_PREFIX, command.service);
    await lockDeadLetters(connection, queue.name);
    const record = (kind: AuditKind, id: string) =>
      recordCommand(recording, AMQP_PREFIX, kind, `${command.service} ${id}`);
    const code = await carryOut(command, queue, record, output);
    // Closing only the connection would lose acknowledgements in transit.
    await Promise.all([channel.close(), recording.close()]);
    return code;
  } catch (error) {
    output.err(sentenceOf(error));
    return error instanceof CommandError ? 2 : 1;
  } finally {
    await connection?.close().catch(() => {});
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof CommandError) return `${error.message}\n\n${help}`;
  if (error instanceof ConfigError || error instanceof Unreachable) return error.message;
  if (error instanceof DeadLettersInUse || error instanceof AuditTrailMissing) return error.message;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 404) return 'This service has no dead-letter queue: it is misspelt, or it has never run here.';
  return `It did not work: ${String(message ?? error)}`;
}
