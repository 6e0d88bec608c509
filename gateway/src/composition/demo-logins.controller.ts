import { readFile } from 'node:fs/promises';
import { demoLogins, type DemoLogin } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller, Inject } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

@Controller()
export class DemoLoginsController {
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  @Route(demoLogins)
  async demoLogins(): Promise<DemoLogin[]> {
    if (this.config.DEMO_LOGINS === undefined) return [];
    // The file is read at each call, because it is written once the demo network is complete, after the gateway has
    // started.
    const text = await readFile(this.config.DEMO_LOGINS, 'utf8').catch(() => '[]');
    return demoLogins.response.parse(JSON.parse(text));
  }
}
