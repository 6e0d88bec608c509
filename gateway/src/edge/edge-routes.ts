import { FileLinks, ObjectStore } from '@deepam/platform';
import { Inject, Injectable, type OnModuleInit, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { FileOpenings, serveFiles } from '../files/serve-files.js';
import { serveWeb } from '../web-root/serve-web.js';
import { EdgeAccess } from './edge-access.js';
import { EdgeRevocations } from './edge-revocations.js';
import { publicEndpoints, type Endpoint, type ServiceName } from '@deepam/contracts';
import { SmallBodies } from './small-bodies.js';
import { UpstreamPools } from './upstream-pools.js';
import { type ForwardContext, forward } from './forward-call.js';

@Injectable()
export class EdgeRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    private readonly access: EdgeAccess,
    private readonly links: FileLinks,
    private readonly objects: ObjectStore,
    private readonly revocations: EdgeRevocations,
    private readonly openings: FileOpenings,
  ) {}

  async onModuleInit(): Promise<void> {
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    registerProxy(instance, this.config, this.access);
    serveFiles(instance, this.links, this.objects, this.revocations, this.openings);
    if (this.config.WEB_ROOT !== undefined) await serveWeb(instance, this.config.WEB_ROOT);
  }
}

/**
 * Every public endpoint of a service becomes a route that forwards to the service. A small body is read before a
 * connection is used; files are streamed. A service that does not answer causes SERVER.UNAVAILABLE. A read is repeated
 * if its kept connection ends. Other calls are not repeated: the client decides that, with its Idempotency-Key.
 */
function registerProxy(instance: FastifyInstance, config: GatewayConfig, access: EdgeAccess): void {
  const logger = new Logger('Proxy');
  const bodies = new SmallBodies(config.BODY_TIMEOUT_MS);
  const services = Object.entries(upstreamsOf(config)).map(
    ([name, origin]) => [name, new UpstreamPools(origin, config.UPSTREAM_TIMEOUT_MS)] as const,
  );
  for (const [name, pools] of services) {
    const endpoints = publicEndpoints.filter(({ service }) => service === name);
    for (const endpoint of endpoints) route(instance, endpoint, { pools, access, bodies, logger });
  }
  instance.addHook('preClose', (done) => {
    for (const [, pools] of services) pools.endStreams();
    done();
  });
  instance.addHook('onClose', async () => {
    await Promise.all(services.map(([, pools]) => pools.destroy()));
  });
}

function route(instance: FastifyInstance, endpoint: Endpoint, context: ForwardContext): void {
  instance.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    // The rate limits have counted the request by now, even if it is rejected here.
    handler: (request, reply) => {
      forward(request, reply, endpoint, context).catch((error: unknown) => void reply.send(error));
    },
  });
}

type UpstreamName = Exclude<ServiceName, 'gateway'>;

function upstreamsOf(config: GatewayConfig): Record<UpstreamName, string> {
  return {
    identity: config.IDENTITY_URL,
    network: config.NETWORK_URL,
    'cotton-order': config.COTTON_ORDER_URL,
    commission: config.COMMISSION_URL,
    notification: config.NOTIFICATION_URL,
  };
}
