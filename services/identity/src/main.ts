import { runService } from '@deepam/platform';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';

await runService(AppModule.with, { name: 'identity', config: readConfig });
