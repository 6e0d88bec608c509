import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { poll } from '@deepam/testing';
import { freePort, isPortFree } from '@deepam/local-servers';
import { findTool, nginx } from '../../runner/debian-tool.js';

const shipped = fileURLToPath(new URL('../../../deploy/docker/', import.meta.url));
const run = promisify(execFile);

export interface NginxSettings {
  readonly GATEWAY_URL: string;
  readonly TRUSTED_PROXIES?: string;
}

/** A real nginx with the configuration of the image, made ready as the image's entry point does it; only folders and port differ. */
export class ShippedNginx {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly program: string,
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async prepare(settings: NginxSettings): Promise<ShippedNginx> {
    const program = await findTool(nginx, process.env, () => undefined);
    const folder = await mkdtemp(join(tmpdir(), 'deepam-nginx-'));
    // Started by root, its workers are somebody else.
    await chmod(folder, 0o755);
    const made = new ShippedNginx(program, folder, await freePort());
    await made.writePages();
    await made.writeConfiguration(settings);
    return made;
  }

  /** @throws with what `nginx -t` finds wrong */
  async check(): Promise<void> {
    await run(this.program, ['-t', '-q', ...this.arguments]);
  }

  async start(): Promise<void> {
    this.child = spawn(this.program, [...this.arguments, '-g', 'daemon off;'], { stdio: 'ignore' });
    await poll(async () => !(await isPortFree(this.port)));
  }

  /** Lines of its log of requests, parsed. */
  async requests(): Promise<Record<string, unknown>[]> {
    const text = await readFile(join(this.folder, 'stdout'), 'utf8');
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  async close(): Promise<void> {
    const { child } = this;
    if (child && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  private get arguments(): string[] {
    return ['-e', 'stderr', '-c', join(this.folder, 'nginx.conf')];
  }

  private async writePages(): Promise<void> {
    await mkdir(join(this.folder, 'html'));
    await writeFile(join(this.folder, 'html/index.html'), '<p>home</p>');
    await writeFile(join(this.folder, 'html/404.html'), '<p>no such page</p>');
  }

  private async writeConfiguration({ GATEWAY_URL, TRUSTED_PROXIES }: NginxSettings): Promise<void> {
    const env = { ...process.env, TRUSTED_PROXIES, NGINX_ENVSUBST_OUTPUT_DIR: this.folder };
    await run('sh', [join(shipped, 'trusted-proxies.sh')], { env });
    const template = await readFile(join(shipped, 'gateway.conf.template'), 'utf8');
    const values: Record<string, string> = { GATEWAY_URL, NGINX_LOCAL_RESOLVERS: '127.0.0.1' };
    const filled = template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    await writeFile(join(this.folder, 'gateway.conf'), filled);
    const conf = await readFile(join(shipped, 'nginx.conf'), 'utf8');
    const moved = conf
      .replaceAll('/tmp/', `${this.folder}/`)
      // A socket, as Node gives it to its children, cannot be opened.
      .replaceAll('/dev/', `${this.folder}/`)
      .replaceAll('/etc/nginx/security-headers.conf', join(shipped, 'security-headers.conf'))
      .replace('listen 8080;', `listen 127.0.0.1:${this.port};`)
      .replace('/usr/share/nginx/html', join(this.folder, 'html'));
    await writeFile(join(this.folder, 'nginx.conf'), moved);
  }
}
