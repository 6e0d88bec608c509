import { isThorough } from '@deepam/testing';

export class Phases {
  private readonly spentMs = new Map<string, number>();
  private readonly began = Date.now();

  /** The first error of a part ends the run, because the next parts would only fail as well. */
  private failure: unknown;

  async time<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.failure !== undefined) throw new Error('The month was broken before.', { cause: this.failure });
    const began = Date.now();
    try {
      return await work();
    } catch (error) {
      this.failure = error;
      process.stdout.write(`  month: ${name} failed: ${String(error)}\n`);
      throw error;
    } finally {
      const spent = Date.now() - began;
      this.spentMs.set(name, (this.spentMs.get(name) ?? 0) + spent);
      if (isThorough) process.stdout.write(`  month: ${name} ${seconds(spent)}, ${this.spent} in all\n`);
    }
  }

  get spent(): string {
    return seconds(Date.now() - this.began);
  }

  toString(): string {
    return [...this.spentMs].map(([name, spent]) => `${name} ${seconds(spent)}`).join(', ');
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
