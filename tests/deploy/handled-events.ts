import 'reflect-metadata';
import type { ServiceName } from '@deepam/contracts';
import type { DynamicModule, Type } from '@nestjs/common';
import { AppModule as CommissionModule } from '../../services/commission/src/app.module.js';
import { AppModule as CottonOrderModule } from '../../services/cotton-order/src/app.module.js';
import { AppModule as IdentityModule } from '../../services/identity/src/app.module.js';
import { AppModule as NetworkModule } from '../../services/network/src/app.module.js';
import { AppModule as NotificationModule } from '../../services/notification/src/app.module.js';
import { configSchemas } from './config-schemas.js';

type Module = Type | DynamicModule;

const settings = {
  PORT: '1',
  JWKS_URL: 'http://127.0.0.1:9/jwks',
  IDENTITY_URL: 'http://127.0.0.1:9',
  NETWORK_URL: 'http://127.0.0.1:9',
  COTTON_ORDER_URL: 'http://127.0.0.1:9',
  COMMISSION_URL: 'http://127.0.0.1:9',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'deepam',
  S3_ACCESS_KEY: 'none',
  S3_SECRET_KEY: 'none',
  FILE_LINK_SECRET: 'a secret for the links of tests, long enough',
  SERVICE_SECRET: 'a secret of the services of tests, long enough',
  MONGO_URL: 'mongodb://127.0.0.1:9/',
  AMQP_URL: 'amqp://127.0.0.1:9',
  DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  DIGEST_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  PAYEE_VPA: 'nobody@upi',
  PAYEE_NAME: 'Nobody',
};

const modules: Record<Exclude<ServiceName, 'gateway'>, () => Module> = {
  identity: () => IdentityModule.with(configSchemas.identity.parse(settings)),
  network: () => NetworkModule.with(configSchemas.network.parse(settings)),
  'cotton-order': () => CottonOrderModule.with(configSchemas['cotton-order'].parse(settings)),
  commission: () => CommissionModule.with(configSchemas.commission.parse(settings)),
  notification: () => NotificationModule.with(configSchemas.notification.parse(settings)),
};

export type ServiceWithEvents = keyof typeof modules;
export const servicesWithEvents = Object.keys(modules) as ServiceWithEvents[];

export function handledIn(service: ServiceWithEvents): string[] {
  const controllers = new Set<Type>();
  collect(modules[service](), controllers, new Set());
  const keys = [...controllers].flatMap((controller) => patternsOf(controller.prototype as object));
  return [...new Set(keys)].sort();
}

function collect(module: Module, controllers: Set<Type>, seen: Set<Module>): void {
  if (seen.has(module)) return;
  seen.add(module);
  const type = 'module' in module ? module.module : module;
  const own = 'module' in module ? module : {};
  const list = (key: 'imports' | 'controllers') => [
    ...((Reflect.getMetadata(key, type) as unknown[] | undefined) ?? []),
    ...((own as Partial<DynamicModule>)[key] ?? []),
  ];
  for (const controller of list('controllers')) controllers.add(controller as Type);
  for (const imported of list('imports')) collect(imported as Module, controllers, seen);
}

function patternsOf(prototype: object): string[] {
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const method = Object.getOwnPropertyDescriptor(prototype, name)?.value as object | undefined;
    const patterns: unknown = method && Reflect.getMetadata('microservices:pattern', method);
    return Array.isArray(patterns) ? patterns.map(String) : [];
  });
}
