import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromInside } from '../http/network-address.js';
import { Access } from '../http/route.decorator.js';
import { Readiness } from './readiness.js';
import { Watchdog } from './watchdog.js';

@Controller('health')
@Access('public')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly watchdog: Watchdog,
  ) {}

  /** The answer is 503 when only a restart helps. */
  @Get('live')
  live(@Res({ passthrough: true }) reply: FastifyReply) {
    const live = this.watchdog.stuck === null;
    reply.status(live ? 200 : 503);
    return { live };
  }

  /** The answer is 503 while no call can be answered. Only callers inside the network see the state of each part. */
  @Get('ready')
  async ready(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const report = await this.readiness.report();
    reply.status(report.ready ? 200 : 503);
    return isFromInside(request) ? report : { ready: report.ready };
  }
}
