import type { DynamicModule, NestApplicationOptions, Type } from '@nestjs/common';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Endpoint, ServiceName } from '@deepam/contracts';
import type { PlatformConfig } from '../config/service-config.js';
import type { HttpOptions } from './http-adapter.js';

export type ServiceModule = Type | DynamicModule;

export type ApplicationFactory = (
  module: ServiceModule,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

export interface ServiceOptions<Config extends PlatformConfig = PlatformConfig> {
  readonly name: ServiceName;
  readonly config: Config;
  readonly endpoints?: readonly Endpoint[];
  readonly http?: HttpOptions;
  readonly prepare?: (app: NestFastifyApplication) => Promise<void> | void;
  readonly applicationFactory?: ApplicationFactory;
}
