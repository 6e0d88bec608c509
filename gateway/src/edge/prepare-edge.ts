import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  beginPasskeyLogin,
  deviceCookieName,
  exportOwnData,
  fileGrievance,
  getInviter,
  login,
  lookUpGrievance,
  signInWithPin,
  passkeyLogin,
  publicEndpoints,
  reportClientError,
} from '@deepam/contracts';
import {
  TokenVerifier,
  DomainError,
  isFromInside,
  answerError,
  domainErrorFor,
  networkAddress,
} from '@deepam/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { offerDocumentation } from '../docs/openapi-document.js';
import { frameOrigins, inlineScriptHashes, assertNoExampleValues } from '../web-root/built-pages.js';
import { registerSecurityHeaders } from './security-headers.js';
import { Logger } from '@nestjs/common';
import { SmallBodies } from './small-bodies.js';
import rateLimit from '@fastify/rate-limit';

interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly window: number;
  /** The route is the pattern of the matched route, never the raw address: `/%61pi` is `/api` to the router. */
  readonly appliesTo: (route: string) => boolean;
  readonly onlyOf?: (request: FastifyRequest) => boolean;
  readonly callerOf?: (request: FastifyRequest) => string | Promise<string>;
}

/** A process remembers this number of callers; the caller unseen for longest is forgotten first. */
const remembered = 50_000;

/**
 * Requests over a limit are rejected with 429 REQUEST.TOO_MANY and Retry-After. The first limit that applies to a
 * request counts it; a request without a limit is free. Each replica counts for itself. The limits must be registered
 * before the application is initialised.
 */
async function registerRateLimits(app: NestFastifyApplication, limits: readonly RateLimit[]): Promise<void> {
  const limitOf = limitFinder(limits);
  await app.register(rateLimit, {
    global: true,
    cache: remembered,
    allowList: (request) => limitOf(request) === undefined,
    keyGenerator: async (request) => {
      const limit = limitOf(request);
      return `${limit?.name ?? 'free'} ${(await limit?.callerOf?.(request)) ?? networkAddress(request.ip)}`;
    },
    max: (request) => limitOf(request)?.max ?? Number.MAX_SAFE_INTEGER,
    timeWindow: (request) => limitOf(request)?.window ?? 1_000,
    errorResponseBuilder: () => new DomainError('REQUEST.TOO_MANY'),
  });
}

/** The plugin asks several times about each request, so the result is cached. */
function limitFinder(limits: readonly RateLimit[]): (request: FastifyRequest) => RateLimit | undefined {
  const byRoute = new Map<string, readonly RateLimit[]>();
  const ofRoute = (route: string) => {
    const found = limits.filter(({ appliesTo }) => appliesTo(route));
    byRoute.set(route, found);
    return found;
  };
  return (request) => {
    const route = request.routeOptions.url ?? '';
    return (byRoute.get(route) ?? ofRoute(route)).find(({ onlyOf }) => onlyOf?.(request) ?? true);
  };
}

/** The limit for anonymous calls to the gateway itself is in bytes. */
const largest = 8_192;

/** Every other body passes the gateway unread. */
function readOwnBodies(instance: FastifyInstance, patience: number): void {
  const bodies = new SmallBodies(patience, largest);
  // Bodies that would change a prototype are rejected, like in the services.
  const parse = instance.getDefaultJsonParser('error', 'error');
  const own = publicEndpoints.filter(({ service, body }) => service === 'gateway' && body !== undefined);
  const routes = new Set(own.map(({ path }) => `/api${path}`));
  instance.addHook('preValidation', async (request) => {
    if (!routes.has(request.routeOptions.url ?? '')) return;
    if (request.body !== undefined && !/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new DomainError('REQUEST.UNSUPPORTED_TYPE');
    request.body = await parsed(parse, request, await bodies.readBody(request));
  });
}

type Parse = ReturnType<FastifyInstance['getDefaultJsonParser']>;

function parsed(parse: Parse, request: FastifyRequest, body: Buffer | null): Promise<unknown> {
  if (body === null || body.length === 0) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const finish = (cause: Error | null, value?: unknown) =>
      cause ? reject(new DomainError('REQUEST.MALFORMED', { cause })) : resolve(value);
    void parse(request, body.toString('utf8'), finish);
  });
}

const MINUTE_MS = 60_000;
/** These anonymous calls count per address, with a lower limit. */
const signInRoutes = publicEndpoints
  .filter(({ access, method }) => access === 'public' && method !== 'GET')
  .map(({ path }) => `/api${path}`);

/** These anonymous calls count separately from logins, so that they can't block one. */
const grievanceRoutes = [fileGrievance, lookUpGrievance].map(({ path }) => `/api${path}`);

const loginRoutes = [login, beginPasskeyLogin, passkeyLogin, signInWithPin].map(({ path }) => `/api${path}`);

export async function prepareEdge(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const instance = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  answerHookErrors(app);
  hideMetrics(instance);
  readOwnBodies(instance, config.BODY_TIMEOUT_MS);
  registerSecurityHeaders(instance, {
    isHttps: config.PUBLIC_ORIGIN.startsWith('https:'),
    ...(config.WEB_ROOT !== undefined && (await fromPages(config.WEB_ROOT, config))),
  });
  const verifier = app.get(TokenVerifier);
  await registerRateLimits(app, [
    {
      // The limit is separate from other callers of the same address, who could lock the owner out; identity verifies
      // the key.
      name: 'known-device',
      max: 10 * config.SIGN_IN_LIMIT_PER_MINUTE,
      window: MINUTE_MS,
      appliesTo: (route) => loginRoutes.includes(route),
      onlyOf: ({ headers }) => showsDevice(headers.cookie),
    },
    {
      // A page with repeated errors must not block its user's calls.
      name: 'client-errors',
      max: config.SIGN_IN_LIMIT_PER_MINUTE,
      window: MINUTE_MS,
      appliesTo: (route) => route === `/api${reportClientError.path}`,
    },
    {
      name: 'grievances',
      max: config.SIGN_IN_LIMIT_PER_MINUTE,
      window: MINUTE_MS,
      appliesTo: (route) => grievanceRoutes.includes(route),
    },
    {
      // Each answer reveals a name for a possibly guessed code; a member who mistypes one can still register.
      name: 'inviters',
      max: config.SIGN_IN_LIMIT_PER_MINUTE,
      window: MINUTE_MS,
      appliesTo: (route) => route === `/api${getInviter.path}`,
    },
    {
      name: 'sign-in',
      max: config.SIGN_IN_LIMIT_PER_MINUTE,
      window: MINUTE_MS,
      appliesTo: (route) => signInRoutes.includes(route),
    },
    {
      name: 'export',
      max: 10,
      window: 60 * MINUTE_MS,
      appliesTo: (route) => route === `/api${exportOwnData.path}`,
      callerOf: (request) => memberOrAddress(request, verifier),
    },
    {
      name: 'api',
      max: config.RATE_LIMIT_PER_MINUTE,
      window: MINUTE_MS,
      appliesTo: (route) => route.startsWith('/api/') && !route.startsWith('/api/health/'),
      callerOf: (request) => memberOrAddress(request, verifier),
    },
  ]);
  offerDocumentation(app);
}

/** Identity sets the cookie with the keys of up to five people. */
const deviceCookie = new RegExp(`^${deviceCookieName}=[\\w-]{22}(\\.[\\w-]{22}){0,4}$`);
const showsDevice = (cookies = '') => cookies.split('; ').some((cookie) => deviceCookie.test(cookie));

async function fromPages(
  root: string,
  { NODE_ENV, PUBLIC_ORIGIN, ALLOW_EXAMPLE_VALUES }: GatewayConfig,
): Promise<{ scriptHashes: string[]; frames: string[] }> {
  const [home, contact] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    readFile(join(root, 'contact/index.html'), 'utf8').catch(() => ''),
  ]);
  if (NODE_ENV === 'production' && ALLOW_EXAMPLE_VALUES !== '1') assertNoExampleValues(contact, PUBLIC_ORIGIN);
  return { scriptHashes: inlineScriptHashes(home), frames: frameOrigins(contact) };
}

/** /metrics is only for operators inside the network, however the address is spelled. */
function hideMetrics(instance: FastifyInstance): void {
  instance.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === '/metrics' && !isFromInside(request)) throw new DomainError('REQUEST.NOT_FOUND');
  });
}

/** Without this handler, errors of hooks and of our own routes would have Fastify's shape instead of ours. */
function answerHookErrors(app: NestFastifyApplication): void {
  const adapter = app.getHttpAdapter();
  const logger = new Logger('Edge');
  adapter.getInstance().setErrorHandler((error, request, reply) => {
    const { status, message } = domainErrorFor(error);
    if (status >= 500) logger.error(`${request.method} ${request.routeOptions.url ?? ''}: ${message}`);
    answerError(error, request, reply);
  });
  adapter.setErrorHandler = () => adapter;
}

/**
 * Many members share one address of their mobile network, so each member counts separately; invalid tokens count by
 * their address.
 */
async function memberOrAddress(request: FastifyRequest, verifier: TokenVerifier): Promise<string> {
  if (request.headers.authorization === undefined) return networkAddress(request.ip);
  try {
    return (await verifier.callerOf(request)).memberId;
  } catch {
    return networkAddress(request.ip);
  }
}
