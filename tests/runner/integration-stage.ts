import { startTestInfrastructure } from '@deepam/local-servers';
import { jestStage, type JestStageOptions } from './jest-stage.js';
import type { StageResult } from './stage.js';

export interface IntegrationStageOptions extends JestStageOptions {
  /** A folder to throw away. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
}

/** All integration tests on one set of servers, four files at a time: most of them wait for servers. */
export async function integrationStage(options: IntegrationStageOptions): Promise<StageResult> {
  const { environment, stop } = await startTestInfrastructure(options);
  try {
    return await jestStage('int', { ...options, env: { ...options.env, ...environment }, args: ['--maxWorkers=4'] });
  } finally {
    await stop();
  }
}
