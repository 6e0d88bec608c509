import { discardUnreadBody, DomainError, isConnectionLost } from '@deepam/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { answeredHeaders } from './forwarded-headers.js';
import { gatewayEnds } from './upstream-pools.js';

/** A client may read nothing of an answer for this number of milliseconds, because it holds a place at the service. */
const longestStall = 30_000;

export interface ForwardingEvents {
  readonly onEnd: () => void;
  readonly onError: (error: Error) => void;
  readonly onRetry?: () => void;
}

/**
 * The class forwards one call to a service: the answer is streamed to the client, no faster than the client reads. A
 * client that leaves, or reads nothing for long, ends the call; a service that breaks off ends the client's connection,
 * because the client can't recognise an incomplete answer otherwise.
 */
export class Forwarding implements Dispatcher.DispatchHandler {
  private readonly client: FastifyReply['raw'];
  private controller: Dispatcher.DispatchController | null = null;
  private stalled: NodeJS.Timeout | undefined;
  private isRepeated = false;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly events: ForwardingEvents,
  ) {
    this.client = reply.raw;
    this.client.once('close', () => {
      clearTimeout(this.stalled);
      if (!this.client.writableFinished) this.controller?.abort(clientLeft);
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.client.destroyed) controller.abort(clientLeft);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[]>,
  ): void {
    if (status < 200) return;
    // A connection can serve the next request only after this one was read to its end.
    discardUnreadBody(this.request, this.reply);
    this.reply.hijack();
    this.client.writeHead(status, { ...this.reply.getHeaders(), ...answeredHeaders(headers) } as Headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.client.write(chunk)) return;
    this.watchReader();
    controller.pause();
    this.client.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.events.onEnd();
    this.client.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const { onRetry: again } = this.events;
    if (again && !this.isRepeated && !this.client.headersSent && isConnectionLost(error)) {
      this.isRepeated = true;
      return again();
    }
    this.events.onEnd();
    if (error === gatewayEnds && this.client.headersSent) return void this.client.end();
    if (error === clientLeft) return;
    this.events.onError(error);
    if (this.client.headersSent) this.client.destroy();
    else void this.reply.send(new DomainError('SERVER.UNAVAILABLE', { cause: error }));
  }

  private watchReader(): void {
    if (this.stalled !== undefined) return;
    this.stalled = setTimeout(() => this.client.destroy(), longestStall);
    const goesOn = () => {
      clearTimeout(this.stalled);
      this.stalled = undefined;
      this.client.off('drain', goesOn).off('finish', goesOn);
    };
    this.client.on('drain', goesOn).on('finish', goesOn);
  }
}

type Headers = Record<string, string | string[]>;

const clientLeft = new Error('The client left.');
