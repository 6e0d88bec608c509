// Lays the built web out for nginx and for the start of a container.
//   node deploy/docker/build/lay-out-web.mjs DIST FOLDER [MADE]
// FOLDER/html   the files and their .gz versions
// FOLDER/br     the .br versions under the original names, because the ending of a name determines the type
// FOLDER/pages  files with the public address, which is not known yet: links to MADE represent them in the other two
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [dist, folder, made = '/tmp/web'] = process.argv.slice(2);
/**
 * The placeholder of the public address: no address on the internet ends like this (RFC 2606). The Dockerfile builds
 * with it, start-web.sh replaces it.
 */
const placeholder = 'https://public-origin.invalid';

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join(dist, file)).isFile(),
);
const isPage = (file) => /\.(html|xml|txt)$/.test(file) && readFileSync(join(dist, file), 'utf8').includes(placeholder);
const pages = new Set(files.filter(isPage));

const at = (path) => {
  mkdirSync(dirname(path), { recursive: true });
  return path;
};
for (const file of files) {
  const plain = file.replace(/\.(br|gz)$/, '');
  const place = file.endsWith('.br') ? join('br', plain) : join('html', file);
  if (pages.has(plain)) symlinkSync(join(made, place), at(join(folder, place)));
  else copyFileSync(join(dist, file), at(join(folder, place)));
}
for (const page of pages) copyFileSync(join(dist, page), at(join(folder, 'pages', page)));

// Only the map of this build may be framed.
const [, map = "'none'"] = / data-map="([^"]*)/.exec(readFileSync(join(dist, 'contact/index.html'), 'utf8')) ?? [];
const headers = readFileSync(new URL('../security-headers.conf', import.meta.url), 'utf8');
writeFileSync(join(folder, 'security-headers.conf'), headers.replace(/frame-src [^;]*/, `frame-src ${map}`));
