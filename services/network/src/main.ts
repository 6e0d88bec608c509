import { runService } from '@deepam/platform';
import { NetworkModule } from './app.module.js';
import { readConfig } from './config.js';

await runService(NetworkModule.with, { name: 'network', config: readConfig });
