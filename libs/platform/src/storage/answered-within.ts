import type http from 'node:http';

export type Transport = Pick<typeof http, 'request'>;

/**
 * The storage's client would wait without end for a server that hangs; this transport waits `ms` until an answer begins.
 * @param onAnswer is called for each, also for a refusal
 */
export function answeredWithin(ms: number, transport: Transport, onAnswer: () => void = () => {}): Transport {
  const send = transport.request as (...args: unknown[]) => http.ClientRequest;
  return {
    request(...args: unknown[]) {
      const sent = send(...args);
      const late = () => sent.destroy(new Error(`The object storage did not answer within ${ms} ms.`));
      const timer = setTimeout(late, ms);
      const isOver = () => clearTimeout(timer);
      return sent.once('response', onAnswer).once('response', isOver).once('close', isOver);
    },
  };
}
