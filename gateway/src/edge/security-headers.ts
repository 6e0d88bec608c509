import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface SecurityHeaderOptions {
  /** Strict-Transport-Security, for installations behind HTTPS. */
  readonly https: boolean;
  /** Hashes of inline scripts of the built pages, such as `sha256-…`. */
  readonly scriptHashes?: readonly string[];
  /** Origins that may be shown in frames, such as the map on the contact page. */
  readonly frames?: readonly string[];
}

/** A year, in seconds. */
const hstsAge = 31_536_000;

/** The Content-Security-Policy: scripts of our own only; styles inline, as Mantine writes them; images of ours, made on the spot or inline. */
export function contentSecurityPolicy({ https, scriptHashes = [], frames = [] }: SecurityHeaderOptions) {
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
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

/** The features of a browser that the pages use: copying, sharing, passkeys and the whole screen; no page and no frame gets another one. */
export const permissionsPolicy = [
  ...[
    'accelerometer',
    'camera',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
  ],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .concat(
    ['clipboard-write', 'fullscreen', 'publickey-credentials-create', 'publickey-credentials-get', 'web-share'].map(
      (feature) => `${feature}=(self)`,
    ),
  )
  .join(', ');

/** For the process that browsers talk to; to be called before the application is initialised. */
export function registerSecurityHeaders(fastify: FastifyInstance, options: SecurityHeaderOptions): void {
  const headers = securityHeaders(options);
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Helmet would build them for every answer, a third of the gateway's work; they are always the same. */
function securityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  const headers: Record<string, string> = { 'permissions-policy': permissionsPolicy };
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const write = helmet({
    contentSecurityPolicy: contentSecurityPolicy(options),
    strictTransportSecurity: options.https ? { maxAge: hstsAge, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  write({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}
