import type { AuditKind } from '@deepam/contracts';
import { ConfigError, Unreachable } from '@deepam/platform';
import type { ChannelModel } from 'amqplib';
import { readBrokerConfig } from '../broker-config.js';
import { reachRabbit } from '../rabbit/connect.js';
import type { DeadLetter } from './dead-letter.js';
import { DeadLetterQueue } from './dead-letter-queue.js';
import { CommandError, help, parseCommand, type Command } from './parse-command.js';
import { lockDeadLetters, DeadLettersInUse } from './lock-dead-letters.js';
import { AuditTrailMissing, recordCommand } from './record-command.js';

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

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
    // A missing queue closes the channel; the rejected call tells about it.
    channel.on('error', () => {});
    const recording = await connection.createConfirmChannel();
    recording.on('error', () => {});
    const queue = new DeadLetterQueue(channel, AMQP_PREFIX, command.service);
    await lockDeadLetters(connection, queue.name);
    const record = (kind: AuditKind, id: string) =>
      recordCommand(recording, AMQP_PREFIX, kind, `${command.service} ${id}`);
    const code = await carryOut(command, queue, record, output);
    // Closing only the connection would lose acknowledgements that are still on their way.
    await Promise.all([channel.close(), recording.close()]);
    return code;
  } catch (error) {
    output.err(sentenceOf(error));
    return error instanceof CommandError ? 2 : 1;
  } finally {
    await connection?.close().catch(() => {});
  }
}

async function carryOut(
  command: Exclude<Command, { kind: 'help' }>,
  queue: DeadLetterQueue,
  record: (kind: AuditKind, id: string) => Promise<void>,
  output: Output,
): Promise<number> {
  const waiting = await queue.count();
  switch (command.kind) {
    case 'list': {
      const letters = await queue.list(command.limit);
      for (const letter of letters) output.out(lineOf(letter));
      output.out(
        `${waiting} dead letters in ${queue.name}${letters.length < waiting ? `, ${letters.length} shown` : ''}`,
      );
      return 0;
    }
    case 'show': {
      const letter = await queue.find(command.id);
      if (!letter) return missing(command.id, queue, output);
      // What an event holds may be of people.
      await record('dead-letter-shown', command.id);
      output.out(pageOf(letter));
      return 0;
    }
    case 'replay': {
      const replayed = await queue.replay(command.id, () => record('dead-letters-replayed', command.id));
      if (replayed === 0) return missing(command.id, queue, output);
      output.out(`${command.id} was sent to ${command.service} again`);
      return 0;
    }
    case 'replay-all': {
      const replayed = await queue.replayAll(() => record('dead-letters-replayed', 'all'));
      output.out(`${replayed} dead letters were sent to ${command.service} again`);
      return 0;
    }
  }
}

function missing(id: string, queue: DeadLetterQueue, output: Output): number {
  output.err(`There is no dead letter ${id} in ${queue.name}.`);
  return 1;
}

function lineOf({ id, event, reason, attempts, deadAt, error }: DeadLetter): string {
  return [id, event, reason, `${attempts} tries`, deadAt ?? 'time unknown', error].join('  ');
}

function pageOf({ content, ...letter }: DeadLetter): string {
  const head = Object.entries(letter).map(([name, value]) => `${name.padEnd(9)} ${value ?? 'unknown'}`);
  return [...head, '', indented(content)].join('\n');
}

function indented(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2);
  } catch {
    return content;
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
