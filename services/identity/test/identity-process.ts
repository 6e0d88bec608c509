import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledProgram, bundlePrograms } from '@deepam/local-servers';
import { poll } from '@deepam/testing';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const programs = await bundlePrograms(root);

export interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

/** The program is bundled as it is shipped, so npm test builds before. */
export class IdentityProcess {
  private printed = '';
  readonly ended: Promise<Ended>;

  private constructor(private readonly child: ChildProcess) {
    const read = (chunk: Buffer) => (this.printed += chunk.toString('utf8'));
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    this.ended = once(child, 'close').then(([code]) => ({ code: code as number | null, printed: this.printed }));
  }

  /** @param program such as `head-create` */
  static run(program: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): IdentityProcess {
    const preloads = ['--require', join(root, 'libs/testing/embedded-mongo-wire.cjs')];
    const file = join(programs, bundledProgram('identity', program === 'main' ? undefined : program));
    const options = { env, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] };
    return new IdentityProcess(spawn(process.execPath, [...preloads, file, ...args], options));
  }

  static async serve(env: NodeJS.ProcessEnv): Promise<IdentityProcess> {
    const running = IdentityProcess.run('main', env);
    const early = running.ended.then(({ printed }) => Promise.reject(new Error(`It ended too early:\n${printed}`)));
    const ready = () => fetch(`http://127.0.0.1:${env['PORT']}/api/health/ready`).then(({ status }) => status === 200);
    await Promise.race([poll(ready), early]);
    early.catch(() => undefined);
    return running;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  async terminate(): Promise<Ended> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}
