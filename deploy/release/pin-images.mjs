// Pins the overlays to the images that `docker buildx bake --metadata-file METADATA` has pushed, by digest, so that
// their tags can't be replaced.
//   node deploy/release/pin-images.mjs METADATA
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../k8s/components/images/kustomization.yaml', import.meta.url);
const names = ['gateway', 'identity', 'network', 'cotton-order', 'commission', 'notification', 'web'];

const [from] = process.argv.slice(2);
if (from === undefined) {
  console.error('node deploy/release/pin-images.mjs METADATA');
  process.exit(2);
}
const metadata = JSON.parse(readFileSync(from, 'utf8'));
const lines = names.map((name) => {
  const { 'containerimage.digest': digest, 'image.name': image } = metadata[name] ?? {};
  if (!/^sha256:[0-9a-f]{64}$/.test(digest ?? '')) throw new Error(`${from} has no digest of ${name}.`);
  const newName = image.split(',')[0].replace(/:[^/:]*$/, '');
  return `  - { name: deepam/${name}, newName: ${newName}, digest: '${digest}' }`;
});
const text = readFileSync(file, 'utf8');
writeFileSync(file, text.replace(/^images:\n(?: {2}- .*\n)+/m, `images:\n${lines.join('\n')}\n`));
console.log(`${names.length} images are pinned.`);
