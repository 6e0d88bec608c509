import type { DynamicModule } from '@nestjs/common';
import { DatabaseModule } from './mongo/database.module.js';
import { ProcessModule, type ProcessModuleOptions } from './process.module.js';

export const PlatformModule = {
  forService: ({ imports = [], ...options }: ProcessModuleOptions): DynamicModule =>
    ProcessModule.with({ ...options, imports: [...imports, DatabaseModule] }),
};
