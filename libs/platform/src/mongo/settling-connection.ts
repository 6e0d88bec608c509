import { createRequire } from 'node:module';

interface DriverConnection {
  readonly error: Error | null;
  once(event: 'close', listener: () => void): void;
  writeCommand(...args: unknown[]): Promise<void>;
  command(namespace: unknown, command: object, options?: object, ...rest: unknown[]): Promise<unknown>;
}

const requireAsMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
const { Connection } = requireAsMongoose('mongodb/lib/cmap/connection') as {
  Connection: new (...args: never[]) => DriverConnection;
};

/**
 * Every write on this connection ends: the driver's own (7.8.0) waits for "drain" of a destroyed socket, which never
 * comes. A monitor in that state never finds the database again; see ADR 23.
 */
export class SettlingConnection extends Connection {
  /** The call ends the last write, and has no effect afterwards. A connection carries one command at a time. */
  private giveUp: (error: Error) => void = () => {};

  constructor(...args: never[]) {
    super(...args);
    const unwritten = 'The connection was closed before the command was written.';
    this.once('close', () => this.giveUp(this.error ?? new Error(unwritten)));
  }

  override writeCommand(...args: unknown[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.giveUp = reject;
      super.writeCommand(...args).then(resolve, reject);
    });
  }

  /** Building an index takes as long as there are documents, so it has no time limit. */
  override command(namespace: unknown, command: object, options?: object, ...rest: unknown[]): Promise<unknown> {
    const own = 'createIndexes' in command ? { ...options, socketTimeoutMS: 0 } : options;
    return super.command(namespace, command, own, ...rest);
  }
}
