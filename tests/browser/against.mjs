// Runs browser specs against a product that runs already, as `npm start` or `npm run dev` has it: npm run browser -- tests/browser/login
import { spawn } from 'node:child_process';

const url = process.env.BASE_URL ?? 'http://localhost:8080';
const paths = process.argv.slice(2);
const answer = await fetch(`${url}/api/demo-logins`).catch(() => null);
const logins = answer?.ok === true ? await answer.json() : [];
const head = logins.find(({ label }) => label === 'Head');
if (head === undefined || paths.length === 0) {
  process.stderr.write(
    head === undefined
      ? `No product with demo data answers at ${url}. Start it with npm start, or name its address in BASE_URL.\n`
      : 'Name the spec to run: npm run browser -- tests/browser/register\n',
  );
  process.exit(1);
}
const env = { ...process.env, BASE_URL: url, HEAD_MOBILE: head.mobile, HEAD_PASSWORD: head.password };
const jest = spawn('npx', ['jest', '--selectProjects', 'browser', '--no-watchman', '--runInBand', ...paths], {
  env,
  stdio: 'inherit',
});
jest.on('exit', (code) => process.exit(code ?? 1));
