import { DomainError } from '@deepam/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { answeredHeaders } from './forwarded-headers.js';

/**
 * One call on its way to a service: its answer is written to the client as it comes, no faster than the client reads. A
 * client that leaves ends the call; a service that breaks off ends the client's connection, as nothing else tells that
 * an answer is not whole.
 */
export class Forwarding implements Dispatcher.DispatchHandler {
  private readonly client: FastifyReply['raw'];
  private controller: Dispatcher.DispatchController | null = null;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly onFault: (fault: Error) => void,
  ) {
    this.client = reply.raw;
    this.client.once('close', () => {
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
    this.reply.hijack();
    // A connection can take the next request only when this one was read to its end.
    const ending = this.request.raw.complete ? {} : { connection: 'close' };
    this.client.writeHead(status, { ...this.reply.getHeaders(), ...answeredHeaders(headers), ...ending } as Headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.client.write(chunk)) return;
    controller.pause();
    this.client.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.client.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, fault: Error): void {
    if (fault === clientLeft) return;
    this.onFault(fault);
    if (this.client.headersSent) this.client.destroy();
    else void this.reply.send(new DomainError('SERVER.UNAVAILABLE', { cause: fault }));
  }
}

type Headers = Record<string, string | string[]>;

const clientLeft = new Error('The client left.');
