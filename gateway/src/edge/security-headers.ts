import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface SecurityHeaderOptions {
  readonly isHttps: boolean;
  /** The hashes are those of inline scripts of the built pages, such as `sha256-…`. */
  readonly scriptHashes?: readonly string[];
  readonly frames?: readonly string[];
}

/** The age is a year, in seconds. */
const hstsAge = 31_536_000;

/**
 * Scripts come only from our origin; styles may be inline, because Mantine writes inline styles; images come from our
 * origin, blobs or data URLs.
 */
export function contentSecurityPolicy({ isHttps, scriptHashes = [], frames = [] }: SecurityHeaderOptions) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      frameSrc: frames.length === 0 ? ["'none'"] : [...frames],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

/**
 * The pages use these browser features: copying, sharing, passkeys and full screen; all others are off for pages and
 * frames.
 */
export const permissionsPolicy = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .concat(
    ['clipboard-write', 'fullscreen', 'publickey-credentials-create', 'publickey-credentials-get', 'web-share'].map(
      (feature) => `${feature}=(self)`,
    ),
  )
  .join(', ');

export function registerSecurityHeaders(fastify: FastifyInstance, options: SecurityHeaderOptions): void {
  const headers = securityHeaders(options);
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Helmet would build the same headers for every answer, a third of the gateway's work. */
function securityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  const headers: Record<string, string> = { 'permissions-policy': permissionsPolicy };
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const write = helmet({
    contentSecurityPolicy: contentSecurityPolicy(options),
    strictTransportSecurity: options.isHttps ? { maxAge: hstsAge, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  write({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}
