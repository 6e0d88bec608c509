import type { AuditKind } from '@deepam/contracts';
import type { DeadLetterQueue } from './dead-letter-queue.js';
import type { DeadLetter } from './dead-letter.js';
import type { Command } from './parse-command.js';
import type { Output } from './output.js';

export async function carryOut(
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
      // An event may hold personal data.
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
