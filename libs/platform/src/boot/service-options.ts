import type { DynamicModule, NestApplicationOptions, Type } from '@nestjs/common';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Endpoint, ServiceName } from '@deepam/contracts';
import type { PlatformConfig } from '../config/service-config.js';
import type { HttpOptions } from './http-adapter.js';

export type ServiceModule = Type | DynamicModule;

/** Makes the Nest application; tests put one in its place that has overridden providers. */
export type ApplicationFactory = (
  module: ServiceModule,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

export interface ServiceOptions<Config extends PlatformConfig = PlatformConfig> {
  readonly name: ServiceName;
  readonly config: Config;
  /** The calls that must be served; by default those of the contracts with this service's name. */
  readonly endpoints?: readonly Endpoint[];
  readonly http?: HttpOptions;
  /** Last settings before the application is initialised: plugins, further hooks. */
  readonly prepare?: (app: NestFastifyApplication) => Promise<void> | void;
  readonly applicationFactory?: ApplicationFactory;
}
