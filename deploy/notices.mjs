// Writes THIRD-PARTY-NOTICES.md: what the images and the built web hold of others, by package-lock.json and the packages themselves.
//   npm run notices              after a change of dependencies
//   npm run notices -- --check   says whether the file is of the present ones
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const file = new URL('THIRD-PARTY-NOTICES.md', root);
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));

/** What is delivered; the launcher, tests and builds stay with developers. */
const delivered = Object.keys(packages).filter((path) => /^(services\/[^/]+|gateway|web)$/.test(path));

/** Where `name` is found from `path`: in the nearest node_modules upwards. */
function placeOf(name, path) {
  for (let at = path; ; at = at.replace(/\/?[^/]*$/, '')) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (place in packages) return packages[place].link ? packages[place].resolved : place;
    if (at === '') return null;
  }
}

const reached = new Set();
function reach(path) {
  if (reached.has(path)) return;
  reached.add(path);
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    const place = placeOf(name, path);
    if (place !== null && packages[place].dev !== true) reach(place);
  }
}
delivered.forEach(reach);

/** Such as binaries for one platform. They are not on every machine, so what the lock file says of them is all. */
const isOptional = ({ optional, os, cpu }) => optional === true || os !== undefined || cpu !== undefined;
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const manifestOf = (path) => JSON.parse(readFileSync(new URL(`${path}/package.json`, root), 'utf8'));

function licenceOf(path) {
  const { license, licenses } = manifestOf(path);
  const licence = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ');
  if (!licence) throw new Error(`${path} names no licence: please look what it is under.`);
  return licence;
}

/** The first lines of its licence file that say whose it is; else its author. */
function holderOf(path) {
  const licence = readdirSync(new URL(`${path}/`, root)).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const said = licence === undefined ? '' : readFileSync(new URL(`${path}/${licence}`, root), 'utf8');
  const lines = said.match(/^\W*copyright\b.*\d{4}.*$|^\W*copyright (?:\(c\)|©).*$/gim) ?? [];
  const { author } = manifestOf(path);
  return (
    lines
      .slice(0, 3)
      .map((line) => line.replace(/^\W*copyright\s*(?:\(c\)|©)?\s*/i, ''))
      .join('; ') ||
    author?.name ||
    author ||
    '–'
  );
}

/** For a table, and without addresses of people. */
const cell = (words) =>
  words
    .replace(/<[^>]*@[^>]*>|\(http[^)]*\)|[^\s;]+@[^\s;]+/g, '')
    .replaceAll('|', '\\|')
    .replace(/[\s.]+$|\s+(?=[;,])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const byName = ([a, one], [b, other]) => a.localeCompare(b, 'en') || one.localeCompare(other, 'en');

const third = [...reached].filter((path) => path.includes('node_modules/'));
const rows = third
  .filter((path) => !isOptional(packages[path]))
  .map((path) => [nameOf(path), packages[path].version, licenceOf(path), holderOf(path)].map(cell))
  .filter(([name, version], at, all) => all.findIndex((row) => row[0] === name && row[1] === version) === at)
  .sort(byName);
const optional = third
  .filter((path) => isOptional(packages[path]))
  .map((path) => [nameOf(path), packages[path].version, packages[path].license])
  .sort(byName);

const counts = new Map();
for (const [, , licence] of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1);
const summary = [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b, 'en'));

const text = `# Third-party notices

What the images and the built web of Deepam hold of others, written by \`npm run notices\` from package-lock.json and the packages
themselves; a test says when it is out of date. The text of each licence lies in its package, in \`node_modules\` of the images. Servers
(MongoDB, RabbitMQ, object storage, nginx, Node.js) come in images of their own makers. Packages for development alone are left out.

${summary.map(([licence, many]) => `${licence}: ${many}`).join('; ')}.

| package | version | licence | whose |
| --- | --- | --- | --- |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

## Optional

An image holds those of its platform:

${optional.map(([name, version, licence]) => `- ${name} ${version} (${licence})`).join('\n')}
`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('THIRD-PARTY-NOTICES.md is not of the present dependencies: run npm run notices.');
  process.exitCode = 1;
}
