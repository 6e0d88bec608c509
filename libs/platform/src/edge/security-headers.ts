import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

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
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

/** For the process that browsers talk to; to be called before the application is initialised. */
export async function registerSecurityHeaders(
  app: NestFastifyApplication,
  options: SecurityHeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(options),
    strictTransportSecurity: options.https ? { maxAge: hstsAge, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
