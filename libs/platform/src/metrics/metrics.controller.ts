import { Controller, Get, Header } from '@nestjs/common';
import { Access } from '../http/route.decorator.js';
import { Metrics } from './metrics.js';

@Controller('metrics')
@Access('public')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
