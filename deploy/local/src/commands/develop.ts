import { watch } from 'node:fs';
import { join } from 'node:path';
import {
  answers,
  OperatorError,
  folderOf,
  freePort,
  isPortFree,
  startChild,
  startSystem,
  type System,
  type SystemOptions,
  untilReady,
} from '@deepam/local-servers';

/** Milliseconds without further changes before the restart: the compiler writes many files. */
const quietMs = 300;
const libraries = ['contracts', 'platform', 'messaging', 'members'];

export async function startDevelopment(options: SystemOptions): Promise<System> {
  const { root, dataDir, env, reporter } = options;
  const port = options.port === 0 ? await freePort() : options.port;
  if (options.releasePort === undefined && !(await isPortFree(port)))
    throw new OperatorError(`Port ${port} is used by another program: choose another with PORT.`);
  const publicUrl = `http://localhost:${port}`;
  const { releasePort, ...rest } = options;
  const system = await startSystem({ ...rest, port: await freePort(), publicUrl, isCompiledOnly: true });
  const logs = join(dataDir, 'logs');
  await startChild({
    name: 'The compiler',
    command: process.execPath,
    args: [join(root, 'node_modules/typescript-native/bin/tsc'), '-b', '--watch', '--preserveWatchOutput'],
    cwd: root,
    logFile: join(logs, 'compiler.log'),
    onLine: (line) => {
      if (/error TS\d+/.test(line)) reporter.problem(line);
      else if (/Found 0 errors/.test(line)) reporter.done('compiled without errors');
    },
  });
  await releasePort?.();
  const vite = await startChild({
    name: 'Vite',
    command: process.execPath,
    args: [join(root, 'node_modules/vite/bin/vite.js'), '--strictPort'],
    cwd: join(root, 'web'),
    env: { ...env, GATEWAY_URL: system.url, WEB_PORT: String(port) },
    logFile: join(logs, 'vite.log'),
  });
  await untilReady(vite, () => answers(port));
  restartOnChange(root, system, options);
  return system;
}

function restartOnChange(root: string, system: System, { reporter }: SystemOptions): void {
  const due = new Set<System['services'][number]>();
  let timer: NodeJS.Timeout | undefined;
  const restartDue = async () => {
    const services = [...due];
    due.clear();
    reporter.info(`restarting ${services.map(({ name }) => name).join(', ')} …`);
    await Promise.all(services.map((service) => service.restart()));
    reporter.done('restarted');
  };
  const changed = (services: readonly System['services'][number][]) => {
    for (const service of services) due.add(service);
    clearTimeout(timer);
    timer = setTimeout(() => void restartDue(), quietMs);
  };
  const follow = (folder: string, services: readonly System['services'][number][]) =>
    watch(join(root, folder, 'dist'), { recursive: true }, (_event, file) => {
      if (file?.endsWith('.js')) changed(services);
    });
  for (const service of system.services) follow(folderOf(service.name), [service]);
  for (const library of libraries) follow(`libs/${library}`, system.services);
}
