import 'reflect-metadata';
import { runService } from '@deepam/platform';
import { AppModule, serviceOptions } from './app.module.js';
import { readConfig } from './config.js';

await runService(AppModule.with, { ...serviceOptions, config: readConfig });
