import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allEndpoints } from '@deepam/contracts';
import { bundlePrograms, serviceNames } from '@deepam/local-servers';
import { beforeAll, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
const imports = /(?:from|import)\s*"([^"]+)"/g;

async function loadedWith(folder: string, program: string) {
  const texts = new Map<string, string>();
  const packages = new Set<string>();
  const load = async (file: string): Promise<void> => {
    if (texts.has(file)) return;
    texts.set(file, '');
    const text = await readFile(join(folder, file), 'utf8');
    texts.set(file, text);
    for (const [, name] of text.matchAll(imports)) {
      if (name!.startsWith('./')) await load(name!.slice(2));
      else packages.add(name!);
    }
  };
  await load(program);
  return { text: [...texts.values()].join('\n'), packages };
}

function loadedUntilItsConfiguration(program: string): Promise<{ loaded: string[]; errors: string }> {
  const atExit = `process.on('exit', () => console.log(JSON.stringify(process.moduleLoadList)))`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(atExit)}`, program];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: {} }, (_error, output, errors) => {
      resolve({ loaded: JSON.parse(output) as string[], errors });
    });
  });
}

let folder = '';
beforeAll(async () => {
  folder = await bundlePrograms(root);
});

it('the gateway loads no driver of a database or a broker', async () => {
  const { packages } = await loadedWith(folder, 'gateway.js');
  expect([...packages].filter((name) => /^(mongo|amqplib)/.test(name))).toEqual([]);
  expect((await loadedWith(folder, 'network.js')).packages).toContain('mongoose');
});

it.each(serviceNames.filter((name) => name !== 'gateway'))(
  'a process for %s loads less than half of the calls of other services',
  async (service) => {
    const { text } = await loadedWith(folder, `${service}.js`);
    const foreign = allEndpoints.filter((endpoint) => endpoint.service !== service);
    const loaded = foreign.filter(({ summary }) => text.includes(summary));
    // The calls of a topic share a file: a service that uses one of them loads all.
    expect(loaded.length).toBeLessThan(foreign.length / 2);
  },
);

it.each(serviceNames)('a process for %s loads no formatter: the first one takes 8 MB', async (service) => {
  const { text } = await loadedWith(folder, `${service}.js`);
  // The pattern finds formatters of a module, `name=new Intl` or `const name = new Intl`, not of a function that
  // creates one on demand.
  expect(text.match(/[^?]=\s*new Intl\.\w+/g)).toBeNull();
});

it.each(serviceNames)('a process for %s loads nothing of the fetch of Node: see ADR 94', async (service) => {
  const { loaded, errors } = await loadedUntilItsConfiguration(join(folder, `${service}.js`));
  expect(errors).toContain('The configuration is not usable');
  expect(loaded.filter((name) => name.includes('undici'))).toEqual([]);
});
