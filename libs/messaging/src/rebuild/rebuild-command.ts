import type { DynamicModule } from '@nestjs/common';
import type { Projection } from './projection.js';

export interface RebuildConfig {
  readonly MONGO_DB_PREFIX: string;
}

export interface RebuildCommand<C extends RebuildConfig> {
  readonly service: string;
  readonly projections: Readonly<Record<string, Projection>>;
  readonly config: () => C;
  readonly module: (config: C) => DynamicModule;
}
