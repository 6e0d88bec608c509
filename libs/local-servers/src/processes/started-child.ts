export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Output is appended here; what grows too long is set aside. */
  readonly logFile: string;
  /** Is also given every line of output. */
  readonly onLine?: (line: string) => void;
}

/** A process in its own process group, so that Ctrl-C in the terminal does not reach it before we end things in order. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  /** Resolves once with the exit code, or null after a signal. */
  readonly exited: Promise<number | null>;
  isRunning(): boolean;
  /** SIGTERM, or another signal, then SIGKILL for what is left of the group after `graceMs`. */
  stop(graceMs?: number, signal?: NodeJS.Signals): Promise<void>;
}
