import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { inlineScriptHashes } from '../../gateway/src/web-root/built-pages.js';
import { contentSecurityPolicy, permissionsPolicy } from '../../gateway/src/edge/security-headers.js';

const page = fileURLToPath(new URL('../../web/index.html', import.meta.url));
const web = fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url));
const file = fileURLToPath(new URL('../../deploy/docker/security-headers.conf', import.meta.url));

it('nginx sends the content security policy of the gateway with the pages', () => {
  const scriptHashes = inlineScriptHashes(readFileSync(page, 'utf8'));
  expect(scriptHashes).toHaveLength(1);
  const [, map] = /'(https:[^']+)'\n\)\.replace\('\{address\}'/.exec(readFileSync(web, 'utf8')) ?? [];
  const frames = [new URL(map ?? '').origin];
  const { directives } = contentSecurityPolicy({ isHttps: false, scriptHashes, frames });
  const policy = Object.entries(directives)
    .map(([name, values]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(' ')}`)
    .join('; ');
  const sent = policy.replace("script-src 'self'", '$&$wasm');
  expect(readFileSync(file, 'utf8')).toContain(`add_header Content-Security-Policy "${sent}$upgrade" always;`);
});

it('nginx sends the permissions policy of the gateway with the pages', () => {
  expect(readFileSync(file, 'utf8')).toContain(`add_header Permissions-Policy "${permissionsPolicy}" always;`);
});
