import { send } from '@deepam/api-client';
import { defineEndpoint } from '@deepam/contracts';
import { poll, startTestService } from '@deepam/testing';
import { expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { z } from 'zod';
import { PlatformModule, Readiness, Route, ServiceTokens, TokenVerifier, type ServiceConfig } from '../src/index.js';
import { Gate } from './sample-service.js';

const ask = defineEndpoint({
  service: 'identity',
  summary: 'For tests of the platform',
  name: 'ask',
  method: 'GET',
  path: '/ask',
  access: 'public',
  response: z.object({ token: z.string() }),
});

@Controller()
class AskingController {
  constructor(
    private readonly gate: Gate,
    private readonly tokens: ServiceTokens,
    private readonly verifier: TokenVerifier,
  ) {}

  @Route(ask)
  async ask() {
    await this.gate.pass();
    const token = await this.tokens.current();
    await this.verifier.verifyService(token);
    return { token };
  }
}

const askingModule = (config: ServiceConfig) => {
  @Module({
    imports: [PlatformModule.forService({ name: 'identity', config })],
    controllers: [AskingController],
    providers: [Gate],
  })
  class AskingModule {}
  return AskingModule;
};

it('an open call of a stopping process can still call other services and fetch the keys of tokens', async () => {
  const service = await startTestService(askingModule, { name: 'identity', endpoints: [ask] });
  const gate = service.app.get(Gate, { strict: false });
  gate.close();
  const answered = send(service.url, ask);
  await poll(() => gate.arrivals === 1);
  const closed = service.close();
  await poll(() => service.app.get(Readiness).isStopping && !service.app.getHttpServer().listening);
  gate.release();
  expect(await answered).toMatchObject({ status: 200, body: { token: expect.any(String) } });
  await closed;
});
