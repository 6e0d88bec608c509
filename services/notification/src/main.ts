import { loadConfig, runService } from '@deepam/platform';
import { NotificationModule } from './app.module.js';
import { notificationConfig } from './config.js';

await runService(NotificationModule.with, {
  name: 'notification',
  config: () => loadConfig(notificationConfig, process.env),
});
