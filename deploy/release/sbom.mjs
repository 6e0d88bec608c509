// Lists all packages of others in the images and the built web, as CycloneDX.
//   node deploy/release/sbom.mjs FILE
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deliveredPackages, nameOf, packages } from './delivered.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('node deploy/release/sbom.mjs FILE');
  process.exit(2);
}
const root = fileURLToPath(new URL('../../', import.meta.url));
const kind = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const text = execFileSync('npm', ['sbom', '--package-lock-only', ...kind], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const bom = JSON.parse(text);
// npm names the component after the folder of the checkout, and can't omit development packages.
bom.metadata.component.name = 'deepam';
const refOf = (path) => `${nameOf(path)}@${packages[path].version}`;
const refs = new Set(deliveredPackages().map(refOf));
bom.components = bom.components.filter((component) => refs.has(component['bom-ref']));
const kept = bom.dependencies.filter(({ ref }) => refs.has(ref));
bom.dependencies = kept.map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${bom.components.length} components: ${file}`);
