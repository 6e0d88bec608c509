/**
 * `pid` is null for a server of the environment, or one that was found running. `stop` ends the server and its
 * children, and does nothing for an external server; `restart` keeps the address and the data; the listener of
 * `onCrash` is called after an end without a stop.
 */
export interface Server {
  readonly url: string;
  readonly pid: number | null;
  stop(): Promise<void>;
  restart(): Promise<void>;
  onCrash(listener: () => void): void;
}

export interface ServerOptions {
  readonly dataDir: string;
  /** The requested port is on loopback; 0 or an occupied port means any free port. */
  readonly port?: number;
  readonly log?: (line: string) => void;
  readonly env?: NodeJS.ProcessEnv;
}

export function externalServer(url: string): Server {
  return { url, pid: null, stop: async () => {}, restart: async () => {}, onCrash: () => {} };
}
