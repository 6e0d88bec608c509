import type { ServiceName } from '@deepam/contracts';
import { urlOf } from './services.js';
import type { SystemSettings } from './system-settings.js';

export function addressesFor(name: ServiceName, settings: SystemSettings): Record<string, string> {
  const { ports, publicUrl, webRoot, demoLogins } = settings;
  if (name === 'cotton-order') return { NETWORK_URL: urlOf(ports, 'network') };
  if (name === 'identity') {
    return {
      NETWORK_URL: urlOf(ports, 'network'),
      COTTON_ORDER_URL: urlOf(ports, 'cotton-order'),
      COMMISSION_URL: urlOf(ports, 'commission'),
      PUBLIC_ORIGIN: publicUrl,
    };
  }
  if (name === 'commission') {
    return { NETWORK_URL: urlOf(ports, 'network'), COTTON_ORDER_URL: urlOf(ports, 'cotton-order') };
  }
  if (name !== 'gateway') return {};
  return {
    NETWORK_URL: urlOf(ports, 'network'),
    COTTON_ORDER_URL: urlOf(ports, 'cotton-order'),
    COMMISSION_URL: urlOf(ports, 'commission'),
    NOTIFICATION_URL: urlOf(ports, 'notification'),
    PUBLIC_ORIGIN: publicUrl,
    ...(webRoot === undefined ? {} : { WEB_ROOT: webRoot }),
    ...(demoLogins === undefined ? {} : { DEMO_LOGINS: demoLogins }),
  };
}
