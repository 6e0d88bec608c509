import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { Forwarding } from './forwarding.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function begin() {
  const destroy = jest.fn();
  const client = Object.assign(new EventEmitter(), { write: () => false, destroy });
  const controller = { pause: jest.fn(), resume: jest.fn() };
  const [request, reply] = [{} as FastifyRequest, { raw: client } as unknown as FastifyReply];
  const forwarding = new Forwarding(request, reply, { onEnd: () => undefined, onError: () => undefined });
  const arrive = () =>
    forwarding.onResponseData(controller as unknown as Dispatcher.DispatchController, Buffer.from('news'));
  return { client, controller, destroy, arrive };
}

it('an unread answer is given up after half a minute', () => {
  const { destroy, arrive } = begin();
  arrive();
  jest.advanceTimersByTime(29_999);
  expect(destroy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(destroy).toHaveBeenCalledTimes(1);
});

it('a slow client keeps its answer as long as it reads something now and then', () => {
  const { client, controller, destroy, arrive } = begin();
  for (let count = 1; count <= 20; count += 1) {
    arrive();
    jest.advanceTimersByTime(20_000);
    client.emit('drain');
    expect(controller.resume).toHaveBeenCalledTimes(count);
  }
  expect(client.listenerCount('finish')).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(destroy).not.toHaveBeenCalled();
});
