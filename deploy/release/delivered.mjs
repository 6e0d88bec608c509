import { readFileSync } from 'node:fs';

export const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

const delivered = Object.keys(packages).filter((path) => /^(services\/[^/]+|gateway|web)$/.test(path));

export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function placeOf(name, path) {
  for (let at = path; ; at = at.replace(/\/?[^/]*$/, '')) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (place in packages) return packages[place].link ? packages[place].resolved : place;
    if (at === '') return null;
  }
}

export function deliveredPackages() {
  const reached = new Set();
  const reach = (path) => {
    if (reached.has(path)) return;
    reached.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placeOf(name, path);
      if (place !== null && packages[place].dev !== true) reach(place);
    }
  };
  delivered.forEach(reach);
  return [...reached].filter((path) => path.includes('node_modules/'));
}
