// Lays the built web out as nginx serves it and as the start of a container finishes it.
//   node deploy/docker/build/lay-out-web.mjs DIST FOLDER [MADE]
// FOLDER/html   the files, with .gz beside them
// FOLDER/br     the .br files under the names of what they are of: the ending of a name says the type
// FOLDER/pages  what names the public address, which nobody knows yet: links to MADE stand for these in the other two
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [dist, folder, made = '/tmp/web'] = process.argv.slice(2);
/** In its place: no address on the internet ends like this (RFC 2606). The Dockerfile builds with it, start-web.sh replaces it. */
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

// Frames of the map that this web was built with, and of nothing else.
const [, map = "'none'"] = / data-map="([^"]*)/.exec(readFileSync(join(dist, 'contact/index.html'), 'utf8')) ?? [];
const headers = readFileSync(new URL('../security-headers.conf', import.meta.url), 'utf8');
writeFileSync(join(folder, 'security-headers.conf'), headers.replace(/frame-src [^;]*/, `frame-src ${map}`));
