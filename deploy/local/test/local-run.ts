import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@deepam/local-servers';
import { request } from 'undici';
import { Launcher } from './launcher.js';

export class LocalRun {
  readonly running: Launcher[] = [];

  private constructor(
    readonly folder: string,
    readonly env: Readonly<Record<string, string>>,
  ) {}

  static async prepare(settings: Readonly<Record<string, string>> = {}): Promise<LocalRun> {
    const folder = await mkdtemp(join(tmpdir(), 'deepam-start-'));
    return new LocalRun(folder, {
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      HEAD_MOBILE: '9876543210',
      HEAD_PASSWORD: 'a good password',
      LOG_LEVEL: 'warn',
      ...settings,
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.env['PORT']}`;
  }

  launch(...args: string[]): Launcher {
    const launcher = new Launcher(args, this.env);
    this.running.push(launcher);
    return launcher;
  }

  async logIn(): Promise<number> {
    const { HEAD_MOBILE: mobile, HEAD_PASSWORD: password } = this.env;
    const { statusCode, body } = await request(`${this.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile, password }),
    });
    await body.dump();
    return statusCode;
  }

  async isReady(): Promise<boolean> {
    const { statusCode, body } = await request(`${this.url}/api/health/ready`);
    await body.dump();
    return statusCode === 200;
  }

  async close(): Promise<void> {
    for (const launcher of this.running) launcher.signal('SIGTERM');
    await Promise.all(this.running.map(({ exited }) => exited));
    await rm(this.folder, { recursive: true, force: true });
  }
}
