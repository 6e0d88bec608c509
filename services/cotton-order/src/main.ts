import { loadConfig, runService } from '@deepam/platform';
import { AppModule } from './app.module.js';
import { cottonOrderConfig } from './config.js';

await runService(AppModule.with, {
  name: 'cotton-order',
  config: () => loadConfig(cottonOrderConfig, process.env),
});
