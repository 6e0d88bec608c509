import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  deletedMembers,
  issueServiceToken,
  noteFileOpened,
  sessionRevocations,
  sessionsSeen,
  type BodyOf,
} from '@deepam/contracts';
import { createService, loadConfig, ObjectStore, FileLinks } from '@deepam/platform';
import { testEnvironment, TestTokens, uniquePrefix } from '@deepam/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { GatewayModule } from '../src/app.module.js';
import { gatewayConfig } from '../src/config.js';
import { gatewayOptions } from '../src/gateway-options.js';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Upstream {
  readonly seen: SeenRequest[];
  answer: (request: SeenRequest) => { status?: number; headers?: Record<string, string>; body?: unknown };
  isStuck: boolean;
  readonly url: string;
  readonly deleted: { memberId: string; deletedAt: string }[];
  /** Scans whose opening was reported to identity; null while the report fails. */
  opened: (BodyOf<typeof noteFileOpened> & { readonly address: string })[] | null;
  readonly reported: BodyOf<typeof sessionsSeen>['sessions'];
  readonly server: Server;
}

const askedForClients = [noteFileOpened, issueServiceToken].map(({ path }) => `/api${path}`);

/** Requests of the gateway itself have no address; forwarded ones do. */
const isOwnQuestion = ({ url, headers }: SeenRequest): boolean =>
  askedForClients.includes(url) || (url.startsWith('/api/internal/') && headers['x-forwarded-for'] === undefined);

async function startUpstream(tokens: TestTokens): Promise<Upstream> {
  const deleted: Upstream['deleted'] = [];
  const reported: Upstream['reported'] = [];
  const own = async ({ url, body, headers }: SeenRequest): Promise<unknown> => {
    if (url.startsWith(`/api${deletedMembers.path}`)) return deleted;
    if (url.startsWith(`/api${sessionRevocations.path}`)) return tokens.revocations;
    if (url === `/api${sessionsSeen.path}`) {
      reported.push(...sessionsSeen.body!.parse(JSON.parse(String(body))).sessions);
      return { message: 'Noted.' };
    }
    if (url === `/api${noteFileOpened.path}`) {
      if (upstream.opened === null) return null;
      const address = String(headers['x-forwarded-for']);
      upstream.opened.push({ ...noteFileOpened.body!.parse(JSON.parse(String(body))), address });
      return { message: 'Noted.' };
    }
    return { token: await tokens.serviceToken('gateway'), expiresIn: 120 };
  };
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const noted = { method, url, headers, body: Buffer.concat(chunks) };
      if (isOwnQuestion(noted)) return void own(noted).then((body) => response.end(JSON.stringify(body)));
      seen.push(noted);
      if (upstream.isStuck) return;
      const { status = 200, headers: extra = {}, body = {} } = upstream.answer(noted);
      response.writeHead(status, { 'content-type': 'application/json', ...extra }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const upstream: Upstream = { seen, answer: () => ({}), isStuck: false, deleted, opened: [], reported, url, server };
  return upstream;
}

export interface GatewayTest {
  readonly url: string;
  readonly webRoot: string;
  readonly app: NestFastifyApplication;
  readonly tokens: TestTokens;
  readonly objects: ObjectStore;
  readonly links: FileLinks;
  readonly upstream: Upstream;
  /**
   * Ends this session and those before version 2 of one member, and all sessions of another; the gateway polls for
   * them.
   */
  end(ended: { readonly changed: string; readonly sessionId: string; readonly deleted: string }): void;
  close(): Promise<void>;
}

export async function startGateway(environment: Record<string, string> = {}): Promise<GatewayTest> {
  const tokens = await TestTokens.start();
  const upstream = await startUpstream(tokens);
  const root = await mkdtemp(join(tmpdir(), 'deepam-web-'));
  await mkdir(join(root, 'dashboard'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Deepam</title><script>go()</script>');
  await writeFile(join(root, 'dashboard/index.html'), '<!doctype html><title>Dashboard</title>');
  await writeFile(join(root, '404.html'), '<!doctype html><title>Not here</title>');
  await writeFile(join(root, 'assets/app-1a2b.js'), 'go()');
  const config = loadConfig(gatewayConfig, {
    ...testEnvironment(uniquePrefix()),
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    JWKS_URL: tokens.jwksUrl,
    IDENTITY_URL: upstream.url,
    NETWORK_URL: upstream.url,
    COTTON_ORDER_URL: upstream.url,
    COMMISSION_URL: upstream.url,
    NOTIFICATION_URL: upstream.url,
    WEB_ROOT: root,
    ...environment,
  });
  const app = await createService(GatewayModule.with(config), { ...gatewayOptions, config });
  await app.listen(0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`,
    webRoot: root,
    app,
    tokens,
    upstream,
    objects: app.get(ObjectStore),
    links: app.get(FileLinks),
    end({ changed, sessionId, deleted }) {
      const now = new Date().toISOString();
      tokens.revocations.push(
        { memberId: changed, sessionVersion: 2, revokedAt: now },
        { memberId: changed, sessionVersion: 0, sessionId, revokedAt: now },
      );
      upstream.deleted.push({ memberId: deleted, deletedAt: now });
    },
    async close() {
      await app.close();
      upstream.server.closeAllConnections();
      await new Promise((resolve) => upstream.server.close(resolve));
      await tokens.close();
    },
  };
}
