import { loadConfig, runService } from '@deepam/platform';
import { CottonOrderModule } from './app.module.js';
import { cottonOrderConfig } from './config.js';

await runService(CottonOrderModule.with, {
  name: 'cotton-order',
  config: () => loadConfig(cottonOrderConfig, process.env),
});
