import { requestContext, type PlatformOptions, type RequestContext } from '@deepam/platform';
import { Idempotency } from '../../../libs/platform/src/idempotency/idempotency.js';
import type { Messaging } from './messaging.js';

const config = { FILE_LINK_SECRET: 'a secret for the keys of simulated calls' };

export const headId = 'eeeeeeeeeeeeeeeeeeeeeeee';

export class Calls {
  private readonly idempotency: Idempotency;

  constructor({ service, clock, time, keys }: Messaging) {
    const options = { name: service, config } as unknown as PlatformOptions;
    this.idempotency = new Idempotency(options, clock, time, keys);
  }

  async carryOut<T>(route: string, key: string, content: unknown, work: () => Promise<T>): Promise<T> {
    const context: RequestContext = { correlationId: key, causationId: null, caller: { memberId: headId } };
    const attempt = { key, route, callerId: 'caller', content, context };
    const answered = await requestContext.run(context, () =>
      this.idempotency.once(attempt, async () => ({ status: 200, body: await work() })),
    );
    return answered.body as T;
  }
}
