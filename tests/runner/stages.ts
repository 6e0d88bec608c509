import type { Reporter } from '@deepam/local-servers';
import type { StageResult } from './stage.js';

export class Stages {
  readonly results: StageResult[];

  constructor(
    before: readonly StageResult[],
    private readonly reporter: Reporter,
  ) {
    this.results = [...before];
  }

  async run(name: string, work: () => Promise<StageResult>): Promise<void> {
    this.reporter.info(`${name} …`);
    const result = await attempted(name, work);
    this.results.push(result);
    const { passed, failed, note } = result;
    const line = `${name}: ${passed} passed, ${failed} failed${note === undefined ? '' : ` (${note})`}`;
    if (failed > 0) this.reporter.problem(line);
    else this.reporter.done(line);
  }

  get haveFailed(): boolean {
    return this.results.some(({ failed }) => failed > 0);
  }
}

async function attempted(name: string, work: () => Promise<StageResult>): Promise<StageResult> {
  const startedAt = Date.now();
  try {
    return await work();
  } catch (error) {
    return { name, passed: 0, failed: 1, ms: Date.now() - startedAt, note: (error as Error).message };
  }
}
