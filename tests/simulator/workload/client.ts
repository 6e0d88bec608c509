import { DomainError } from '@deepam/platform';
import type { Course } from '../course/course.js';
import type { Process, Replica } from '../service/replica.js';

export interface Asked {
  readonly key: string;
  /** The mark of its effects: two effects with one mark are a fault. */
  readonly mark: string;
  readonly answers: Set<string>;
  readonly refusals: Set<string>;
  isDoneWithoutAnswer: boolean;
}

/** Milliseconds after which a caller tries again with the same key. */
const patienceMs = 12_000;

const lost = new Error('There was no answer');

export class Client {
  readonly asked: Asked[] = [];
  private busy = 0;

  constructor(private readonly course: Course) {}

  get isIdle(): boolean {
    return this.busy === 0;
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.course.at(ms, 'a caller goes on', resolve));
  }

  /** Null when the call was rejected or its answer was lost. */
  async ask<P extends Process>(
    replicas: readonly Replica<P>[],
    call: (process: P, key: string) => Promise<string>,
    mark?: string,
  ): Promise<string | null> {
    const { draw } = this.course;
    const key = `key-${draw.hex(16)}`;
    const asked: Asked = {
      key,
      mark: mark ?? key,
      answers: new Set(),
      refusals: new Set(),
      isDoneWithoutAnswer: false,
    };
    this.asked.push(asked);
    const presses = 1 + draw.below(3);
    const answers = Array.from({ length: presses }, async () => {
      await this.pause(draw.between(0, 50));
      return this.askOnce(replicas, call, asked);
    });
    const [first = null] = await Promise.all(answers);
    return first;
  }

  during(work: () => Promise<void>): void {
    this.busy += 1;
    work().then(
      () => (this.busy -= 1),
      (error: Error) => this.course.breaks(`a caller failed: ${error.stack}`),
    );
  }

  private async askOnce<P extends Process>(
    replicas: readonly Replica<P>[],
    call: (process: P, key: string) => Promise<string>,
    asked: Asked,
  ): Promise<string | null> {
    for (;;) {
      const outcome = await this.tryOnce(this.course.draw.oneOf(replicas), call, asked.key);
      if (typeof outcome === 'string') {
        asked.answers.add(outcome);
        return outcome;
      }
      if (outcome instanceof DomainError && outcome.code === 'IDEMPOTENCY.ALREADY_DONE') {
        asked.isDoneWithoutAnswer = true;
        return null;
      }
      if (outcome instanceof DomainError && outcome.code !== 'IDEMPOTENCY.IN_PROGRESS') {
        asked.refusals.add(outcome.code);
        return null;
      }
      await this.pause(this.course.draw.between(100, 3_000));
    }
  }

  private async tryOnce<P extends Process>(
    replica: Replica<P>,
    call: (process: P, key: string) => Promise<string>,
    key: string,
  ): Promise<string | Error> {
    const process = replica.current;
    if (!process) return lost;
    const { machine } = process.messaging;
    const answer = call(process, key).catch((error: Error) => error);
    // The answer is lost if its machine dies or is frozen.
    const arrived = answer.then(
      (given) => new Promise<typeof given>((resolve) => machine.later(1, 'answers', () => resolve(given))),
    );
    return Promise.race([arrived, this.pause(patienceMs).then(() => lost)]);
  }
}
