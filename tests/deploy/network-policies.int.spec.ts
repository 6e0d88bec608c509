import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allEndpoints, listeningServices } from '@deepam/contracts';
import { serviceNames } from '@deepam/local-servers';
import { beforeAll, expect, it } from '@jest/globals';
import { allowedArrows, namesIn } from './kubernetes/allowed-arrows.js';
import { renderOverlays, type Manifest, type Overlay } from './kubernetes/rendered-overlay.js';

const dot = readFileSync(fileURLToPath(new URL('../../docs/architecture/system.dot', import.meta.url)), 'utf8');

const inCluster: Readonly<Record<string, readonly string[]>> = {
  browser: ['the world'],
  vendors: ['the world'],
  nginx: ['web'],
  gateway: ['gateway'],
  store: ['objects'],
  events: ['rabbitmq'],
  services: listeningServices,
  entrance: listeningServices,
  files_out: listeningServices,
};
const podsOf = (node: string): readonly string[] => inCluster[node] ?? [node.replaceAll('_', '-')];

function drawnArrows(): string[] {
  const drawn = [...dot.matchAll(/^ {2}(\w+) -> (\w+)$/gm)].flatMap(([, from, to]) =>
    between(podsOf(from!), podsOf(to!)),
  );
  const note = /everyone_note.*label="([^"]*)"/.exec(dot)![1]!.replaceAll('\\l', ' ');
  const described = [
    ...note.matchAll(/(every process|gateway and identity|gateway|identity)\s+(?:asks?|tells)\s+\w+:\s+([\w, ]+)/g),
  ];
  const calls = described.flatMap(([, who, names]) =>
    names!.split(/,\s*/).flatMap((name) => {
      const owner = allEndpoints.find((endpoint) => endpoint.name === name.trim())!.service;
      const callers = who === 'every process' ? serviceNames : who!.split(' and ');
      return between(
        callers.filter((caller) => caller !== owner),
        [owner],
      );
    }),
  );
  expect(described).toHaveLength(4);
  const databases = listeningServices.map((service) => `${service} -> mongo`);
  // Each arrow from a group leads to all members of the other one, without self-calls.
  return [...new Set([...drawn, ...calls, ...databases])].filter((arrow) => arrow !== 'gateway -> gateway').toSorted();
}

const between = (froms: readonly string[], tos: readonly string[]): string[] =>
  froms.flatMap((from) => tos.map((to) => `${from} -> ${to}`));

const jobs = [
  'declare -> rabbitmq',
  'database-users -> mongo',
  'storage-users -> objects',
  'backup -> mongo',
  'backup -> objects',
  'restore -> mongo',
  'restore -> objects',
  'restore -> rabbitmq',
];
const servers = ['mongo', 'rabbitmq', 'objects'];

let rendered: ReadonlyMap<Overlay, readonly Manifest[]>;
beforeAll(async () => {
  rendered = await renderOverlays();
});

it('the network policies let pods call each other along the arrows of the picture, and no others, where servers are in the cluster', () => {
  const allowed = allowedArrows(rendered.get('single-node')!);
  expect(allowed).toEqual([...drawnArrows(), ...jobs].toSorted());
});

it('the policies do the same with external servers: then their ports are open', () => {
  const toServers = (arrow: string) => servers.some((server) => arrow.endsWith(` -> ${server}`));
  const within = drawnArrows().filter((arrow) => !toServers(arrow));
  const outside = [...listeningServices, 'gateway', 'declare', 'backup', 'restore'].map(
    (name) => `${name} -> the world`,
  );
  const expected = [...new Set([...within, ...outside])].toSorted();
  expect(allowedArrows(rendered.get('production')!)).toEqual(expected);
});

it('the network policies forbid every call that no policy allows', () => {
  for (const manifests of rendered.values()) {
    const all = manifests.find(({ metadata }) => metadata.name === 'nobody-calls-anybody')!;
    expect(all.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    expect(namesIn(manifests).length).toBeGreaterThan(7);
  }
});
