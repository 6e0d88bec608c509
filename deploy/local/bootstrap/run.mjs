import { spawn } from 'node:child_process';

export async function run(command, args, { cwd, env = process.env, say, what, onLine }) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const startedAt = Date.now();
  const timer = setInterval(() => say(`still ${what} (${Math.round((Date.now() - startedAt) / 1_000)} s)`), 10_000);
  let output = '';
  let line = '';
  const read = (chunk) => {
    output += chunk;
    const lines = (line + chunk).split('\n');
    line = lines.pop();
    for (const whole of lines) onLine?.(whole);
  };
  child.stdout.setEncoding('utf8').on('data', read);
  child.stderr.setEncoding('utf8').on('data', read);
  // Not before the program has ended: it may still be writing where the next run will write.
  const giveUp = () => {
    child.once('close', () => process.exit(143));
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
  };
  process.once('SIGTERM', giveUp);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(127);
    });
    child.once('close', resolve);
  });
  clearInterval(timer);
  process.removeListener('SIGTERM', giveUp);
  return { code, output };
}
