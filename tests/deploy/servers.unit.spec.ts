import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const overlay = 'deploy/k8s/overlays/single-node';
const serversOfKubernetes = readdirSync(`${root}${overlay}`)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => read(`${overlay}/${file}`))
  .join('\n');

const imagesIn = (text: string): string[] =>
  [...new Set(text.match(/(?:mongo|rabbitmq):\d+\.\d+|pgsty\/silo:[\w.-]+/g))].toSorted();

it('the servers are the same in compose, in the cluster of one machine and in tests on containers', () => {
  const inCompose = imagesIn(read('docker-compose.yml'));
  expect(inCompose).toHaveLength(3);
  expect(imagesIn(serversOfKubernetes)).toEqual(inCompose);
  expect(imagesIn(read('libs/local-servers/src/servers/containers.ts'))).toEqual(inCompose);
});

it('no server has an image that MinIO has left with CVE-2025-62506', () => {
  for (const text of [read('docker-compose.yml'), serversOfKubernetes]) expect(text).not.toContain('minio/minio');
});
