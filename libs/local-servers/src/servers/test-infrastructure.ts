import { infrastructureEnvironment } from './infrastructure-environment.js';
import { acceptOldWireVersion } from './mongo-client.js';
import { startInfrastructure } from './infrastructure.js';
import { startContainers } from './containers.js';

export interface TestInfrastructure {
  readonly environment: Record<string, string>;
  stop(): Promise<void>;
}

export interface TestInfrastructureOptions {
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log?: (line: string) => void;
}

/**
 * The servers for tests are those of the environment, or containers for TEST_INFRA=containers, or else embedded ones.
 */
export async function startTestInfrastructure(options: TestInfrastructureOptions): Promise<TestInfrastructure> {
  // MONGO_URL may name the bundled 4.0: `npm test` starts it for all stages.
  acceptOldWireVersion();
  const infrastructure =
    options.env.TEST_INFRA === 'containers' && !options.env.MONGO_URL
      ? await startContainers(options.env)
      : await startInfrastructure({ ...options, privateRabbit: true, isThrownAway: true });
  return { environment: infrastructureEnvironment(infrastructure), stop: () => infrastructure.stop() };
}
