import type { ServiceName } from '@deepam/contracts';
import { urlOf } from './services.js';
import type { SystemSettings } from './system-settings.js';

/** All calls arrive from one address here: those of one person at a browser, the demo network and the browser tests. */
const localSignInLimit = '600';

/**
 * glibc returns freed blocks above 1 MiB to the system. By default this limit grows, and the gateway keeps 15 to 20
 * MiB of the files that it transferred.
 */
export const givenBack = { MALLOC_MMAP_THRESHOLD_: '1048576' };

export function serviceEnvironment(name: ServiceName, settings: SystemSettings): NodeJS.ProcessEnv {
  const { env, infrastructure, ports, secrets } = settings;
  return {
    FILE_LINK_SECRET: secrets.fileLinkSecret,
    SERVICE_SECRET: secrets.serviceSecret,
    ...givenBack,
    ...defaultsOf(name, settings),
    ...withoutHead(env),
    ...infrastructure,
    HOST: name === 'gateway' ? (env.HOST ?? '127.0.0.1') : '127.0.0.1',
    PORT: String(ports[name]),
    JWKS_URL: `${urlOf(ports, 'identity')}/api/.well-known/jwks.json`,
    IDENTITY_URL: urlOf(ports, 'identity'),
    ...addressesFor(name, settings),
  };
}

function defaultsOf(name: ServiceName, { secrets }: SystemSettings): Record<string, string> {
  switch (name) {
    case 'identity':
      return { DATA_KEYS: secrets.dataKeys, DIGEST_KEYS: secrets.digestKeys };
    case 'network':
      // No bank has this handle.
      return { PAYEE_VPA: 'nobody.to.be.paid@demo', PAYEE_NAME: 'Deepam' };
    case 'gateway':
      return { SIGN_IN_LIMIT_PER_MINUTE: localSignInLimit };
    case 'notification':
      return {
        VAPID_PUBLIC_KEY: secrets.vapidPublicKey,
        VAPID_PRIVATE_KEY: secrets.vapidPrivateKey,
        VAPID_SUBJECT: 'mailto:head@deepam.example',
      };
    case 'commission':
      // The demo shows payouts of commission that was earned a minute ago.
      return { COMMISSION_HOLD: 'none' };
    case 'cotton-order':
      return {};
  }
}

/** Only one command needs the login of the head. */
export function withoutHead(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('HEAD_')));
}

function addressesFor(name: ServiceName, settings: SystemSettings): Record<string, string> {
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
