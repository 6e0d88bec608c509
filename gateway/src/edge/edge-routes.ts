import { FileLinks, ObjectStore } from '@deepam/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { FileOpenings } from '../files/file-openings.js';
import { serveFiles } from '../files/serve-files.js';
import { serveWeb } from '../web-root/serve-web.js';
import { EdgeAccess } from './edge-access.js';
import { EdgeRevocations } from './edge-revocations.js';
import { registerProxy } from './proxy.js';

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
