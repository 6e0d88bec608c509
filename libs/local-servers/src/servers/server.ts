/** A server that the system stores something in. */
export interface Server {
  readonly url: string;
  /** Null when it is not ours: named by the environment, or found answering. */
  readonly pid: number | null;
  /** Ends it and everything it started; nothing to do for a server that is not ours. */
  stop(): Promise<void>;
  /** Stops it, if it still runs, and starts it again at the same address with the same data. */
  restart(): Promise<void>;
  /** Calls when it ends without having been told to. */
  onCrash(listener: () => void): void;
}

export interface ServerOptions {
  /** Folder of its data and logs; made when missing. */
  readonly dataDir: string;
  /** Wanted port on loopback; 0 or a taken one means any free port. */
  readonly port?: number;
  /** Progress, one sentence each. */
  readonly log?: (line: string) => void;
  readonly env?: NodeJS.ProcessEnv;
}

/** A server named by the environment: used, never stopped. */
export function externalServer(url: string): Server {
  return { url, pid: null, stop: async () => {}, restart: async () => {}, onCrash: () => {} };
}
