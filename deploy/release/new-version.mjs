const parts = (version) => version.split('.').map(Number);

export const isVersion = (text) => /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(text);

export function isAfter(a, b) {
  const [one, other] = [parts(a), parts(b)];
  const place = one.findIndex((number, at) => number !== other[at]);
  return place >= 0 && one[place] > other[place];
}

export const manifestWith = (text, version) => text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`);

export function lockWith(text, version) {
  const lock = JSON.parse(text);
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/')) entry.version = version;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

export const sourceWith = (text, version) => text.replace(/(productVersion = )'[^']*'/, `$1'${version}'`);

/**
 * Moves the unreleased part of the changelog under the version.
 * @throws Error when nothing is unreleased
 */
export function changelogWith(text, version, day) {
  const [, unreleased = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## )/m.exec(text) ?? [];
  if (unreleased.trim() === '') throw new Error('docs/changelog.md has nothing under "Unreleased".');
  return text.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${day}\n`);
}

export const imagesWith = (text, version) => text.replace(/newTag: [^\s,}]+/g, `newTag: ${version}`);

/**
 * The changelog's text about a version.
 * @throws Error when it has none
 */
export function notesOf(text, version) {
  const part = text.split(/^## /m).find((one) => one.startsWith(`[${version}] `));
  if (part === undefined) throw new Error(`docs/changelog.md has nothing of ${version}.`);
  return part.slice(part.indexOf('\n') + 1).trim();
}
