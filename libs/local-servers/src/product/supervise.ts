import type { ServiceName } from '@deepam/contracts';
import { OutputTail } from '../console/output-tail.js';
import { readLogLine } from '../console/log-line.js';
import type { Reporter } from '../console/reporter.js';
import { startChild, type Child } from '../processes/child.js';
import { RestartPolicy } from './restart-policy.js';
import { reasonOf, untilServing } from './until-serving.js';

/**
 * Requests in flight have this number of milliseconds. SIGINT, as from a terminal, skips the wait for last calls,
 * because no other process would accept them.
 */
const graceMs = 5_000;
/** Requests in flight have this number of milliseconds without a terminal, as in containers. */
const upgradeGraceMs = 15_000;

export class SupervisedService {
  private child: Child | undefined;
  private readonly restartPolicy: RestartPolicy;
  /** The console shows no output of a process that is ending. */
  private isQuiet = false;

  constructor(
    private definition: ServiceDefinition,
    private readonly reporter: Reporter,
    private readonly supervision: Supervision,
  ) {
    this.restartPolicy = new RestartPolicy(definition.name, () => this.begin(), reporter, supervision.pauses);
  }

  get name(): ServiceName {
    return this.definition.name;
  }

  get pid(): number | null {
    return this.child?.isRunning() ? this.child.pid : null;
  }

  /**
   * The promise resolves when the service is ready.
   * @throws OperatorError with the reason in one sentence when the service fails to start
   */
  start(): Promise<void> {
    return this.begin();
  }

  /** Ends the service and starts it again; a failure is retried like a crash. */
  async restart(): Promise<void> {
    this.isQuiet = true;
    const old = this.child;
    this.child = undefined;
    await old?.stop(graceMs, 'SIGINT');
    this.isQuiet = false;
    await this.begin().catch((error: Error) => this.restartPolicy.after(error.message));
  }

  /**
   * Ends the service and starts another build in its place.
   * @param args arguments of Node: the program of that build
   * @returns the exit code of the old process; null when the old process had to be killed
   * @throws OperatorError when the other build does not start
   */
  replace(args: readonly string[]): Promise<number | null> {
    return this.supervision.withoutCalls(async () => {
      const old = this.child;
      this.child = undefined;
      await old?.stop(upgradeGraceMs);
      this.definition = { ...this.definition, args };
      await this.begin();
      return (await old?.exited) ?? null;
    });
  }

  async stop(): Promise<void> {
    this.isQuiet = true;
    this.restartPolicy.cancel();
    const old = this.child;
    this.child = undefined;
    await old?.stop(graceMs, 'SIGINT');
  }

  private async begin(): Promise<void> {
    const tail = new OutputTail();
    const child = await startChild({
      ...this.definition,
      command: process.execPath,
      onLine: (line) => {
        tail.add(line);
        this.reportLine(line);
      },
    });
    if (this.restartPolicy.isCancelled) return child.stop(graceMs);
    this.child = child;
    await untilServing(child, this.definition.readyUrl, tail);
    const readyAt = Date.now();
    void child.exited.then((code) => {
      // After a requested end, the current child may be another one or none.
      if (this.child === child) void this.restartPolicy.after(reasonOf(code, tail), Date.now() - readyAt);
    });
  }

  private reportLine(line: string): void {
    const { level, text } = readLogLine(line);
    if (!this.isQuiet && (level === 'warn' || level === 'error')) this.reporter.problem(`${this.name}: ${text}`);
  }
}

interface ServiceDefinition {
  readonly name: ServiceName;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly logFile: string;
  readonly readyUrl: string;
}

interface Supervision {
  readonly pauses?: readonly number[] | undefined;
  /** The balancer sends the replica no new connections while it is replaced. */
  readonly withoutCalls: <T>(work: () => Promise<T>) => Promise<T>;
}
