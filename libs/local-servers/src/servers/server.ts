export interface Server {
  readonly url: string;
  /** Null for a server of the environment, or one that was found running. */
  readonly pid: number | null;
  /** Ends the server and its children; does nothing for an external server. */
  stop(): Promise<void>;
  /** Restarts the server at the same address with the same data. */
  restart(): Promise<void>;
  /** The listener is called after an end without a stop. */
  onCrash(listener: () => void): void;
}

export interface ServerOptions {
  readonly dataDir: string;
  /** The wanted port on loopback; 0 or a taken port means any free port. */
  readonly port?: number;
  readonly log?: (line: string) => void;
  readonly env?: NodeJS.ProcessEnv;
}

export function externalServer(url: string): Server {
  return { url, pid: null, stop: async () => {}, restart: async () => {}, onCrash: () => {} };
}
