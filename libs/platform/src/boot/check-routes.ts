import { endpointsOf } from '@deepam/contracts';
import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { routeErrors } from '../http/route-check.js';
import { routesOf } from '../http/route-inventory.js';
import { type PlatformOptions, PLATFORM_OPTIONS } from '../platform-options.js';
import type { ServiceOptions } from './service-options.js';

export async function checkRoutes(app: INestApplication, { name, endpoints }: ServiceOptions): Promise<void> {
  const expected = endpoints ?? (await endpointsOf(name));
  const { standings } = app.get<PlatformOptions>(PLATFORM_OPTIONS);
  const errors = routeErrors(routesOf(app.get(ModulesContainer)), expected, standings !== undefined);
  if (errors.length > 0) throw new Error(`The routes of ${name} are not right:\n  - ${errors.join('\n  - ')}`);
}
