import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';
import { prepareEdge } from './edge/prepare-edge.js';

/** The gateway differs from a service: bodies are forwarded unread, and private proxies in front name the client. */
export const gatewayOptions = {
  name: 'gateway',
  http: { bodies: 'raw' },
  prepare: (app: NestFastifyApplication) => prepareEdge(app, app.get<GatewayConfig>(GATEWAY_CONFIG)),
} as const;
