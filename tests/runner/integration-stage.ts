import { startTestInfrastructure } from '@deepam/local-servers';
import { jestStage, type JestStageOptions } from './jest-stage.js';
import type { StageResult } from './stage.js';

export interface IntegrationStageOptions extends JestStageOptions {
  /** A folder to throw away. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
}

/** A project of the jest setup on one set of servers. */
export async function integrationStage(project: string, options: IntegrationStageOptions): Promise<StageResult> {
  const { environment, stop } = await startTestInfrastructure(options);
  try {
    return await jestStage(project, { ...options, env: { ...options.env, ...environment } });
  } finally {
    await stop();
  }
}
