import { PlatformModule, type PlatformOptions, type ServiceConfig } from '@deepam/platform';
import type { DynamicModule, ModuleMetadata, Provider, Type } from '@nestjs/common';
import { MongooseModule, type ModelDefinition } from '@nestjs/mongoose';
import { AuditEntries, SentAuditEntries } from './audit/audit-entries.js';
import { AuditTrail } from './audit/audit-trail.js';
import { OnEmptyProfile } from './forgetting/on-empty-profile.handler.js';
import { MessagingModule } from './messaging.module.js';

/**
 * What one folder of a service adds to its application. No Nest module of its own: the folders of a service share transactions, so
 * that each would import the other.
 */
export interface Aggregate {
  readonly models?: readonly ModelDefinition[];
  /** Routes and consumers of events. */
  readonly controllers?: readonly Type[];
  readonly providers?: readonly Provider[];
}

export interface ServiceModuleOptions {
  readonly name: PlatformOptions['name'];
  readonly config: PlatformOptions['config'] & Pick<ServiceConfig, 'AMQP_URL' | 'AMQP_PREFIX'>;
  /** Who knows members, see PlatformOptions. */
  readonly standings: PlatformOptions['standings'];
  readonly aggregates: readonly Aggregate[];
  /** What depends on the configuration. */
  readonly providers: readonly Provider[];
  readonly imports?: ModuleMetadata['imports'];
  /** Where its entries of the audit trail go; to identity when left out. */
  readonly auditEntries?: Type<AuditEntries>;
}

/** The application of a service with a database and events: all five are made by it. */
export function serviceModule(module: Type, options: ServiceModuleOptions): DynamicModule {
  const { name, config, standings, aggregates, providers, imports = [], auditEntries = SentAuditEntries } = options;
  return {
    module,
    imports: [
      PlatformModule.forService({ name, config, standings }),
      MessagingModule.forService({ name, amqpUrl: config.AMQP_URL, prefix: config.AMQP_PREFIX }),
      MongooseModule.forFeature(aggregates.flatMap(({ models = [] }) => models)),
      ...imports,
    ],
    controllers: [OnEmptyProfile, ...aggregates.flatMap(({ controllers = [] }) => controllers)],
    providers: [
      ...providers,
      AuditTrail,
      { provide: AuditEntries, useClass: auditEntries },
      ...aggregates.flatMap(({ providers = [] }) => providers),
    ],
  };
}
