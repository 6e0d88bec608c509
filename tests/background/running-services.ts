import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@deepam/contracts';
import { loadConfig, Transactions, type ServiceConfig } from '@deepam/platform';
import { startTestService, type TestService } from '@deepam/testing';
import type { DynamicModule } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AppModule as Commission } from '../../services/commission/src/app.module.js';
import { commissionConfig } from '../../services/commission/src/config.js';
import { AppModule as CottonOrder } from '../../services/cotton-order/src/app.module.js';
import { cottonOrderConfig } from '../../services/cotton-order/src/config.js';
import { AppModule as Identity } from '../../services/identity/src/app.module.js';
import { identityConfig } from '../../services/identity/src/config.js';
import { AppModule as Network } from '../../services/network/src/app.module.js';
import { networkConfig } from '../../services/network/src/config.js';
import { AppModule as Notification } from '../../services/notification/src/app.module.js';
import { notificationConfig } from '../../services/notification/src/config.js';

type Name = Exclude<ServiceName, 'gateway'>;

const nobody = 'http://127.0.0.1:9';
const urls = { NETWORK_URL: nobody, COTTON_ORDER_URL: nobody, COMMISSION_URL: nobody, PUBLIC_ORIGIN: nobody };
const newKey = () => `test:${randomBytes(32).toString('base64')}`;
const keys = { DATA_KEYS: newKey(), DIGEST_KEYS: newKey() };

const modules: Readonly<Record<Name, (config: Record<string, string>) => DynamicModule>> = {
  commission: (env) => Commission.with(loadConfig(commissionConfig, env)),
  'cotton-order': (env) => CottonOrder.with(loadConfig(cottonOrderConfig, env)),
  identity: (env) => Identity.with(loadConfig(identityConfig, { ...env, ...keys })),
  network: (env) => Network.with(loadConfig(networkConfig, { ...env, PAYEE_VPA: 'deepam@upi', PAYEE_NAME: 'Deepam' })),
  notification: (env) => Notification.with(loadConfig(notificationConfig, env)),
};
export const serviceNames = Object.keys(modules) as Name[];

export class RunningService {
  private constructor(
    readonly name: Name,
    readonly service: TestService,
  ) {}

  static async start(name: Name): Promise<RunningService> {
    const service = await startTestService((config) => modules[name]({ ...stringsOf(config), ...urls }), { name });
    return new RunningService(name, service);
  }

  write(work: (session: ClientSession) => Promise<unknown>): Promise<unknown> {
    return this.service.app.get(Transactions, { strict: false }).run(work);
  }
}

const stringsOf = (config: ServiceConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]));
