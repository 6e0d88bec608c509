import { loadConfig, runService } from '@deepam/platform';
import { AppModule } from './app.module.js';
import { notificationConfig } from './config.js';

await runService(AppModule.with, {
  name: 'notification',
  config: () => loadConfig(notificationConfig, process.env),
});
