import type { Machine } from '../course/machine.js';
import { noSuchTransaction, unreachable } from './database-errors.js';
import type { MemoryServer } from './memory-server.js';
import type { MemorySession } from './memory-session.js';
import type { Transaction } from './transaction.js';

/** Milliseconds after which MongoDB ends an abandoned transaction. */
const transactionLifeMs = 10_000;
const answerMs = 2_000;

export class DatabaseLink {
  constructor(
    private readonly machine: Machine,
    readonly server: MemoryServer,
  ) {}

  /** @param carryOut the server's part; `when` decides the error of a lost answer */
  ask<T>(what: string, when: 'outside' | 'inside' | 'commit', carryOut: () => Promise<T>): Promise<T> {
    const { machine } = this;
    const { course } = machine;
    course.portCalls += 1;
    return new Promise<T>((resolve, reject) => {
      const lose = () => {
        course.happened('lost commands', `${machine.name} ${what} is lost`);
        machine.later(answerMs, `${what}: no answer`, () => reject(unreachable(when)));
      };
      const answer = (act: () => void) => () => {
        const isHere = () => (machine.reaches('database') && !course.draw.happens(machine.unrest) ? act() : lose());
        machine.later(course.travelMs(), `${what}: answer`, isHere);
      };
      course.at(course.travelMs(), `${machine.name} ${what}`, () => {
        // A machine that died may have sent some commands already.
        if (!machine.isAlive && course.draw.happens(0.5)) return;
        if (!machine.reaches('database') || course.draw.happens(machine.unrest)) return lose();
        carryOut().then(
          (value) => answer(() => resolve(value))(),
          (error: Error) => answer(() => reject(error))(),
        );
      });
    });
  }

  /** The first command of a session begins its transaction; a failing command ends it. */
  async inside<T>(
    session: MemorySession,
    what: string,
    carryOut: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const { attempt } = session;
    return this.ask(what, 'inside', async () => {
      const transaction = (attempt.transaction ??= this.begin());
      if (transaction.state !== 'open') throw noSuchTransaction();
      try {
        return await carryOut(transaction);
      } catch (error) {
        this.server.abort(transaction);
        throw error;
      }
    });
  }

  noteConflict(): void {
    this.machine.course.happened('transactions begun again', `${this.machine.name} begins a transaction again`);
  }

  private begin(): Transaction {
    const transaction = this.server.begin();
    const { course, name } = this.machine;
    course.at(transactionLifeMs, null, () => {
      if (transaction.state !== 'open') return;
      course.happened('transactions that lived too long', `the server ends a transaction of ${name}`);
      this.server.abort(transaction);
    });
    return transaction;
  }
}
