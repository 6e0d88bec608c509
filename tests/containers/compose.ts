import { spawn } from 'node:child_process';

export interface Container {
  readonly id: string;
  readonly service: string;
  readonly state: string;
  readonly health: string;
  readonly exitCode: number;
}

const mostTries = 3;
/** Seconds; a container that is not ready by then never will be. */
const upSeconds = 300;

interface Printed {
  readonly ID: string;
  readonly Service: string;
  readonly State: string;
  readonly Health: string;
  readonly ExitCode: number;
}

export class Compose {
  private isRemoved = false;

  constructor(
    private readonly root: string,
    private readonly project: string,
    private readonly envFile: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  run(...args: readonly string[]): Promise<string> {
    const { project, envFile } = this;
    return this.docker('compose', '--project-name', project, '--env-file', envFile, ...args);
  }

  /**
   * Waits until everything is healthy. On a busy machine compose may give up early; the command is repeated, as an
   * operator would do.
   */
  async up(...args: readonly string[]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.run('up', '--detach', '--wait', '--wait-timeout', `${upSeconds}`, ...args);
        return;
      } catch (error) {
        if (tries === mostTries || this.isRemoved) throw error;
      }
    }
  }

  async remove(): Promise<void> {
    this.isRemoved = true;
    await this.run('down', '--volumes', '--remove-orphans', '--timeout', '5').catch(() => undefined);
  }

  docker(...args: readonly string[]): Promise<string> {
    return this.collect(args, (chunks) => Buffer.concat(chunks).toString());
  }

  async sizeOf(image: string): Promise<number> {
    const id = (await this.docker('create', image)).trim();
    try {
      let bytes = 0;
      await this.collect(
        ['export', id],
        () => undefined,
        (chunk) => void (bytes += chunk.length),
      );
      return bytes;
    } finally {
      await this.docker('rm', id);
    }
  }

  async containers(service?: string): Promise<Container[]> {
    const text = await this.run('ps', '--all', '--format', 'json', ...(service === undefined ? [] : [service]));
    // Some versions of compose print one line each, others one list.
    const printed = text.trimStart().startsWith('[')
      ? (JSON.parse(text) as Printed[])
      : text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Printed]));
    return printed.map(({ ID: id, Service, State: state, Health: health, ExitCode: exitCode }) => {
      return { id, service: Service, state, health, exitCode };
    });
  }

  private collect<T>(
    args: readonly string[],
    made: (chunks: Buffer[]) => T,
    each?: (chunk: Buffer) => void,
  ): Promise<T> {
    const child = spawn('docker', [...args], { cwd: this.root, env: this.env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on('data', each ?? ((chunk: Buffer) => chunks.push(chunk)));
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        if (code === 0) return resolve(made(chunks));
        const end = Buffer.concat([...chunks, ...complaints])
          .toString()
          .trim()
          .split('\n')
          .slice(-30)
          .join('\n');
        reject(new Error(`docker ${args.slice(0, 2).join(' ')} … ${args.at(-1)} ended with ${code}:\n${end}`));
      });
    });
  }
}
