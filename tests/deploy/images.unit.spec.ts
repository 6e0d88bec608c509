import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
const text = read('deploy/docker/Dockerfile');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<
    string,
    { version?: string; link?: boolean; resolved?: string; dependencies?: Record<string, string> }
  >;
};

describe('the Dockerfile', () => {
  it('the Dockerfile copies the package.json of every workspace', () => {
    const workspaces = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
    expect(workspaces.length).toBeGreaterThan(10);
    for (const folder of workspaces) expect(text).toContain(`COPY ${folder}/package.json ${folder}/\n`);
  });

  it('the image needs nothing but its base images, and runs as an ordinary user', () => {
    expect(text).not.toContain('# syntax=');
    expect(text.match(/^USER (1000|101)$/gm)).toHaveLength(2);
  });

  it('the Dockerfile installs packages once for all services, whose images differ in their entry points', () => {
    expect(text.match(/^ARG SERVICE$/gm)).toHaveLength(1);
    const [, service = ''] = /^FROM scratch AS service$([\s\S]*?)^FROM /m.exec(text) ?? [];
    const using = service.split('\n').filter((line) => line.includes('${SERVICE}'));
    expect(using).toEqual(['WORKDIR /app/${SERVICE}']);
    expect(service).not.toContain('RUN');
  });

  it('the image gets all imports of the bundler', () => {
    const folder = 'libs/local-servers/src/product/';
    const given = [...read('deploy/docker/Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path!);
    const makers = given.filter((path) => path.startsWith(folder));
    expect(makers).toContain(`${folder}bundle-programs.ts`);
    const imported = makers.flatMap((path) =>
      [...read(path).matchAll(/ from '\.\/([\w-]+)\.js'/g)].map(([, name]) => `${folder}${name}.ts`),
    );
    expect(imported.filter((path) => !given.includes(path))).toEqual([]);
  });

  it('the Dockerfile builds the pages with an address that the start replaces', () => {
    const placeholder = 'https://public-origin.invalid';
    expect(text).toContain(`PUBLIC_URL=${placeholder} `);
    expect(read('deploy/docker/build/lay-out-web.mjs')).toContain(`'${placeholder}'`);
    expect(read('deploy/docker/start-web.sh')).toContain(`s|${placeholder.replaceAll('.', '\\.')}|$origin|g`);
  });
});

describe('the files that programs of an image find next to their bundle', () => {
  it('the image has every font of the documents, which no import names', () => {
    const fontsOf = (workspace: string) =>
      Object.keys(packages[workspace]?.dependencies ?? {}).filter((name) => name.startsWith('@expo-google-fonts/'));
    expect(fontsOf('services/commission')).not.toEqual([]);
    expect(fontsOf('deploy/docker/runtime')).toEqual(fontsOf('services/commission'));
  });

  it('the files have the tested versions', () => {
    const { dependencies = {} } = packages['deploy/docker/runtime'] ?? {};
    expect(Object.keys(dependencies)).not.toEqual([]);
    for (const [name, version] of Object.entries(dependencies))
      expect(packages[`node_modules/${name}`]?.version).toBe(version);
  });
});
