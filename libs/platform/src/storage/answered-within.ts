import type { ClientRequest, IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';

export interface Transport {
  request(options: RequestOptions, listener: (answer: IncomingMessage) => void): ClientRequest;
}

/** The storage's client waits for ever for a server that stands still; by this transport `ms` until an answer begins. */
export function answeredWithin(ms: number, transport: Transport): Transport {
  return {
    request(options, listener) {
      const sent = transport.request(options, (answer) => {
        clearTimeout(timer);
        listener(answer);
      });
      const late = () => sent.destroy(new Error(`The object storage did not answer within ${ms} ms.`));
      const timer = setTimeout(late, ms);
      sent.once('close', () => clearTimeout(timer));
      return sent;
    },
  };
}
