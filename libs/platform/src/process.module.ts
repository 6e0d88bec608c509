import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccessGuard } from './auth/access-guard.js';
import { ServiceTokens } from './auth/service-tokens.js';
import { TokenCheckModule } from './auth/token-check.module.js';
import { Clock, RealTime } from './clock.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { Watchdog } from './health/watchdog.js';
import { RouteInterceptor } from './http/route-interceptor.js';
import { Idempotency } from './idempotency/idempotency.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { WaitingAges } from './metrics/waiting-ages.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from './platform-options.js';
import { FileLinks } from './storage/file-links.js';
import { ObjectStore } from './storage/object-store.js';
import { FileCleaner } from './uploads/cleaning/file-cleaner.js';

export interface ProcessModuleOptions extends PlatformOptions {
  readonly imports?: ModuleMetadata['imports'];
}

/**
 * The module has the parts of the platform for a process without a database: no connection, no transactions, no
 * idempotency keys. It does not load the code for a database. The root module imports it once, and it is global.
 */
@Module({})
export class ProcessModule {
  static with({ imports = [], ...options }: ProcessModuleOptions): DynamicModule {
    const injectables = [
      Clock,
      RealTime,
      Readiness,
      Watchdog,
      Metrics,
      WaitingAges,
      ServiceTokens,
      FileLinks,
      ObjectStore,
    ];
    return {
      module: ProcessModule,
      global: true,
      imports: [...imports, TokenCheckModule],
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: PLATFORM_OPTIONS, useValue: options },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: RouteInterceptor },
        Idempotency,
        FileCleaner,
        ...injectables,
      ],
      exports: [PLATFORM_OPTIONS, TokenCheckModule, ...injectables],
    };
  }
}
