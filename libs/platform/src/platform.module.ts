import type { DynamicModule } from '@nestjs/common';
import { DatabaseModule } from './mongo/database.module.js';
import { ProcessModule, type ProcessModuleOptions } from './process.module.js';

/** Everything the platform offers to inject into a service with a database; global, imported once by the root module. */
export const PlatformModule = {
  forService: ({ imports = [], ...options }: ProcessModuleOptions): DynamicModule =>
    ProcessModule.with({ ...options, imports: [...imports, DatabaseModule] }),
};
