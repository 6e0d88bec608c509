import type { Reporter } from '../console/reporter.js';
import type { Infrastructure } from '../servers/infrastructure.js';
import type { ProgramPart } from './programs.js';
import type { Ports } from './services.js';
import { SupervisedService } from './supervise.js';
import type { Environments } from './environments.js';

export interface SystemOptions {
  /** The checkout. */
  readonly root: string;
  readonly dataDir: string;
  /** Of the gateway; 0 for any free one. */
  readonly port: number;
  /** Frees the port of the gateway, which somebody holds until the gateway can take it. */
  readonly releasePort?: () => Promise<void>;
  /** What the user has set. */
  readonly env: NodeJS.ProcessEnv;
  readonly reporter: Reporter;
  /** Offer the logins of this file on the login page. */
  readonly demoLogins?: string;
  /** Where browsers reach it, when that is not the gateway itself. */
  readonly publicUrl?: string;
  /** Never share a RabbitMQ that already runs on this machine. */
  readonly privateRabbit?: boolean;
  /** Milliseconds before a crashed process or server starts again, one entry per crash in close succession; by default they grow. */
  readonly restartPauses?: readonly number[];
  /** Run each program's compiled files as they are, for the compiler to replace them one by one. */
  readonly isCompiledOnly?: boolean;
  /** The programs of another build; those of the checkout by default. */
  readonly program?: System['program'];
  /** Processes of each service, behind a balancer when there is more than one; 1 by default. */
  readonly replicas?: number;
}

/** The whole product, running. */
export interface System {
  /** File of a command, or of the process itself. */
  readonly program: (part: ProgramPart, command?: string) => string;
  /** Of the gateway. */
  readonly url: string;
  readonly ports: Ports;
  readonly services: readonly SupervisedService[];
  readonly infrastructure: Infrastructure;
  /** Arguments of Node and environments to run commands of the services with. */
  readonly environments: Environments;
  stop(): Promise<void>;
}
