// npm run release -- VERSION: gives everything the version, closes its part of the changelog, commits and tags. Pushes nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { changelogWith, imagesWith, isAfter, isVersion, lockWith, manifestWith, sourceWith } from './new-version.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

class Refused extends Error {}

function check(version) {
  if (!isVersion(version)) throw new Refused('A version is three numbers, such as 1.2.0: npm run release -- 1.2.0');
  const present = JSON.parse(readFileSync('package.json', 'utf8')).version;
  if (!isAfter(version, present)) throw new Refused(`${version} does not come after ${present}, the present version.`);
  if (git('status', '--porcelain') !== '')
    throw new Refused('There are changes that are not committed: a release is of a commit.');
  const branch = git('branch', '--show-current');
  if (branch !== 'main') throw new Refused(`A release is made on main; this is ${branch || 'no branch'}.`);
  if (git('tag', '--list', `v${version}`) !== '') throw new Refused(`The tag v${version} is there already.`);
}

function change(file, make) {
  writeFileSync(file, make(readFileSync(file, 'utf8')));
}

function release(version) {
  check(version);
  const manifests = git('ls-files', 'package.json', '*/package.json').split('\n');
  const day = new Date().toISOString().slice(0, 10);
  change('docs/changelog.md', (text) => changelogWith(text, version, day));
  for (const file of manifests) change(file, (text) => manifestWith(text, version));
  change('package-lock.json', (text) => lockWith(text, version));
  change('libs/contracts/src/product-version.ts', (text) => sourceWith(text, version));
  change('deploy/k8s/components/images/kustomization.yaml', (text) => imagesWith(text, version));
  git('commit', '--all', '--quiet', '--message', `chore(release): ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Deepam ${version}`);
  console.log(
    `Deepam ${version} is committed and tagged. \`git push --follow-tags\` lets the workflow test it and publish its images.`,
  );
}

try {
  process.chdir(git('rev-parse', '--show-toplevel'));
  release(process.argv[2] ?? '');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
