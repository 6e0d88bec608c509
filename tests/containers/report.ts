import type { Reporter } from '@deepam/local-servers';

export class Report {
  readonly misses: string[] = [];

  constructor(private readonly reporter: Reporter) {}

  check(isSo: boolean, line: string): void {
    if (isSo) return this.reporter.done(line);
    this.misses.push(line);
    this.reporter.problem(line);
  }

  async timed<T>(what: string, work: () => Promise<T>): Promise<T> {
    this.reporter.info(`${what} …`);
    const began = performance.now();
    const result = await work();
    this.reporter.done(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    return result;
  }
}
