import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { poll } from '@deepam/testing';
import { freePort, isPortFree } from '@deepam/local-servers';
import { findTool, nginx, type DebianTool } from '../../runner/debian-tool.js';

const shipped = fileURLToPath(new URL('../../../deploy/docker/', import.meta.url));
const run = promisify(execFile);
const brotli: DebianTool = { title: 'Brotli', variable: 'BROTLI', names: ['brotli'], debianPackage: 'brotli' };

export interface NginxSettings {
  readonly GATEWAY_URL: string;
  readonly PUBLIC_ORIGIN?: string;
  readonly TRUSTED_PROXIES?: string;
  readonly ALLOW_EXAMPLE_VALUES?: string;
}

const page = (text: string) => `<link rel="canonical" href="https://public-origin.invalid/"><p>${text}</p>`;
export const script = `console.log('${'wick '.repeat(400)}')`;
export const imageTime = new Date('2026-01-02T03:04:05Z');
const contact = `${page('write to us')}<a href="mailto:namaste@deepam.example">`;
const dist: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('home'),
  '404.html': '<p>no such page</p>',
  'members/index.html': page('a member'),
  'contact/index.html': contact,
  'contact/index.html.br': brotliCompressSync(contact),
  'contact/index.html.gz': gzipSync(contact),
  'sitemap.xml': '<loc>https://public-origin.invalid/</loc>',
  'assets/app-1.js': script,
  'assets/receipt-reader-1a2b/worker.js': script,
  'assets/receipt-reader-1a2b/core.js': script,
  'assets/app-1.js.br': brotliCompressSync(script),
  'assets/app-1.js.gz': gzipSync(script),
};

export class ShippedNginx {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly program: string,
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async prepare(settings: NginxSettings): Promise<ShippedNginx> {
    const program = await findTool(nginx, process.env, () => undefined);
    await findTool(brotli, process.env, () => undefined);
    const folder = await mkdtemp(join(tmpdir(), 'deepam-nginx-'));
    // The workers run as another user if root starts nginx.
    await chmod(folder, 0o755);
    const made = new ShippedNginx(program, folder, await freePort());
    try {
      await made.layOut();
      await made.finish(settings);
    } catch (error) {
      await made.close();
      throw error;
    }
    await made.writeConfiguration();
    return made;
  }

  async check(): Promise<void> {
    await run(this.program, ['-t', '-q', ...this.arguments]);
  }

  async start(): Promise<void> {
    this.child = spawn(this.program, [...this.arguments, '-g', 'daemon off;'], { stdio: 'ignore' });
    await poll(async () => !(await isPortFree(this.port)));
  }

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

  private get built(): string {
    return join(this.folder, 'built');
  }

  private get made(): string {
    return join(this.folder, 'web');
  }

  private async layOut(): Promise<void> {
    for (const [name, content] of Object.entries(dist)) {
      const file = join(this.folder, 'dist', name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await run(process.execPath, [
      join(shipped, 'build/lay-out-web.mjs'),
      join(this.folder, 'dist'),
      this.built,
      this.made,
    ]);
    await utimes(join(this.built, 'pages/contact/index.html'), imageTime, imageTime);
  }

  private async finish(settings: NginxSettings): Promise<void> {
    const env = { ...process.env, ...settings, BUILT: this.built, MADE: this.made };
    await run('sh', [join(shipped, 'start-web.sh'), 'true'], { env });
  }

  private async writeConfiguration(): Promise<void> {
    const conf = await readFile(join(shipped, 'nginx.conf'), 'utf8');
    const moved = conf
      // The streams of nginx are replaced too: a socket of Node can't be opened by path. One pass, because the folder
      // may contain one of the paths.
      .replaceAll(/\/(?:tmp|dev)\//g, `${this.folder}/`)
      .replaceAll('/usr/share/nginx', this.built)
      .replace('listen 8080;', `listen 127.0.0.1:${this.port};`);
    await writeFile(join(this.folder, 'nginx.conf'), moved);
  }
}
