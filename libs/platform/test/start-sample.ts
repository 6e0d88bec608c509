import { startTestService, type TestService, type TestServiceOptions } from '@deepam/testing';
import type { ProcessModuleOptions } from '../src/index.js';
import { sampleEndpoints } from './sample-endpoints.js';
import { Gate, SampleMembers, SampleModule } from './sample-service.js';

export interface Sample extends TestService {
  readonly members: SampleMembers;
  readonly gate: Gate;
}

export async function startSample(
  platform: Partial<ProcessModuleOptions> = {},
  options: Partial<TestServiceOptions> = {},
): Promise<Sample> {
  const service = await startTestService((config) => SampleModule.with(config, platform), {
    name: 'identity',
    endpoints: sampleEndpoints,
    ...options,
  });
  const members = service.app.get(SampleMembers, { strict: false });
  return { ...service, db: service.db, members, gate: service.app.get(Gate, { strict: false }) };
}
