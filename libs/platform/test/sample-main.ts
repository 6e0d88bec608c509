import { Module, type DynamicModule } from '@nestjs/common';
import { EVENT_CONSUMER, loadConfig, runService, serviceConfig, type ServiceConfig } from '../src/index.js';
import { sampleEndpoints } from './sample-endpoints.js';
import { SampleModule } from './sample-service.js';

@Module({})
class SampleProcess {
  static with(config: ServiceConfig): DynamicModule {
    const strategy = { listen: (callback: () => unknown) => callback(), close: () => undefined };
    const providers = process.env['SAMPLE'] === 'consumer' ? [{ provide: EVENT_CONSUMER, useValue: { strategy } }] : [];
    return { module: SampleProcess, imports: [SampleModule.with(config)], providers };
  }
}

await runService((config) => SampleProcess.with(config), {
  name: 'identity',
  config: () => loadConfig(serviceConfig, process.env),
  endpoints: sampleEndpoints,
});
if (process.env['SAMPLE'] === 'stray') void Promise.reject(new Error('nobody waits for this; password=hunter2'));
