import { PlatformModule, type PlatformOptions, type ServiceConfig } from '@deepam/platform';
import type { DynamicModule, ModuleMetadata, Provider, Type } from '@nestjs/common';
import { MongooseModule, type ModelDefinition } from '@nestjs/mongoose';
import { AuditEntries, SentAuditEntries } from './audit/audit-entries.js';
import { AuditTrail } from './audit/audit-trail.js';
import { OnEmptyProfile } from './forgetting/on-empty-profile.js';
import { MessagingModule } from './messaging.module.js';

/**
 * One folder of a service adds this part to its application. The part is no Nest module, because the folders of a
 * service share transactions, so that each would import the other.
 */
export interface FeatureModule {
  readonly models?: readonly ModelDefinition[];
  readonly controllers?: readonly Type[];
  readonly providers?: readonly Provider[];
}

export interface ServiceModuleOptions {
  readonly name: PlatformOptions['name'];
  readonly config: PlatformOptions['config'] & Pick<ServiceConfig, 'AMQP_URL' | 'AMQP_PREFIX'>;
  readonly standings: PlatformOptions['standings'];
  readonly modules: readonly FeatureModule[];
  readonly providers: readonly Provider[];
  readonly imports?: ModuleMetadata['imports'];
  readonly auditEntries?: Type<AuditEntries>;
}

export function serviceModule(module: Type, options: ServiceModuleOptions): DynamicModule {
  const { name, config, standings, modules, providers, imports = [], auditEntries = SentAuditEntries } = options;
  return {
    module,
    imports: [
      PlatformModule.forService({ name, config, standings }),
      MessagingModule.forService({ name, amqpUrl: config.AMQP_URL, prefix: config.AMQP_PREFIX }),
      MongooseModule.forFeature(modules.flatMap(({ models = [] }) => models)),
      ...imports,
    ],
    controllers: [OnEmptyProfile, ...modules.flatMap(({ controllers = [] }) => controllers)],
    providers: [
      ...providers,
      AuditTrail,
      { provide: AuditEntries, useClass: auditEntries },
      ...modules.flatMap(({ providers = [] }) => providers),
    ],
  };
}
