import { Controller, Get, Module, Post } from '@nestjs/common';
import { expect, it } from '@jest/globals';
import { startTestService } from '@deepam/testing';
import type { Endpoint } from '@deepam/contracts';
import { Access, PlatformModule, Route, type ServiceConfig } from '../src/index.js';
import { asApproved, greet, list } from './sample-endpoints.js';

@Controller()
class Served {
  @Route(list)
  list() {
    return [];
  }
}

@Controller('orders')
class Forgotten {
  @Get('all')
  all() {
    return [];
  }
}

@Controller()
class Approved {
  @Route(asApproved)
  approved() {
    return {};
  }
}

@Access('head')
@Controller('tools')
class UnderOneRule {
  @Post('one')
  one() {
    return {};
  }
}

function start(controllers: (new () => object)[], endpoints: Endpoint[]) {
  @Module({})
  class Root {
    static with(config: ServiceConfig) {
      return {
        module: Root,
        imports: [PlatformModule.forService({ name: 'identity', config })],
        controllers,
      };
    }
  }
  return startTestService((config) => Root.with(config), { name: 'identity', endpoints });
}

it('a service starts when every route has a rule and every call is served', async () => {
  const service = await start([Served, UnderOneRule], [list]);
  expect((await service.call(list)).status).toBe(200);
  await service.close();
});

it('a route without a rule prevents the start, and is named', async () => {
  await expect(start([Served, Forgotten], [list])).rejects.toThrow(
    'Forgotten.all (GET /orders/all) has no access rule',
  );
});

it('an unserved call of the contracts prevents the start', async () => {
  await expect(start([Served], [list, greet])).rejects.toThrow('Nothing serves greet (GET /greet/:id).');
});

it('a rule about members prevents the start of a service without a member store', async () => {
  await expect(start([Approved], [asApproved])).rejects.toThrow("needs PlatformModule's `standings`");
});
