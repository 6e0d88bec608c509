export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly logFile: string;
  readonly onLine?: (line: string) => void;
}

/** A process in its own group, so that Ctrl-C in the terminal does not reach it before an orderly end. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  readonly exited: Promise<number | null>;
  isRunning(): boolean;
  /** SIGTERM, or another signal, then SIGKILL for what is left of the group after `graceMs`. */
  stop(graceMs?: number, signal?: NodeJS.Signals): Promise<void>;
}
