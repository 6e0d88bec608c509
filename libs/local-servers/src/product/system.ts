import type { Reporter } from '../console/reporter.js';
import type { Infrastructure } from '../servers/infrastructure.js';
import type { ProgramPart } from './programs.js';
import type { Ports } from './services.js';
import { SupervisedService } from './supervise.js';
import type { ServiceName } from '@deepam/contracts';

export interface Environments {
  readonly nodeArgs: readonly string[];
  readonly services: Readonly<Record<ServiceName, NodeJS.ProcessEnv>>;
}

export interface SystemOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
  /** Frees the port of the gateway, which another server holds until the gateway can listen. */
  readonly releasePort?: () => Promise<void>;
  readonly env: NodeJS.ProcessEnv;
  readonly reporter: Reporter;
  readonly demoLogins?: string;
  readonly publicUrl?: string;
  /** A private RabbitMQ is never shared with this machine. */
  readonly privateRabbit?: boolean;
  /**
   * A crashed process or server starts again after this number of milliseconds, one entry per crash in close
   * succession; by default the pauses grow.
   */
  readonly restartPauses?: readonly number[];
  /** Programs run from their compiled files, so that the compiler can replace them one by one. */
  readonly isCompiledOnly?: boolean;
  readonly program?: System['program'];
  /** Each service has this number of processes, behind a balancer if there is more than one; 1 by default. */
  readonly replicas?: number;
}

export interface System {
  readonly program: (part: ProgramPart, command?: string) => string;
  readonly url: string;
  readonly ports: Ports;
  readonly services: readonly SupervisedService[];
  readonly infrastructure: Infrastructure;
  readonly environments: Environments;
  stop(): Promise<void>;
}
