import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serviceNames } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { composeWith } from './compose-file.js';
import { newEnv } from './new-env.js';

const root = new URL('../../', import.meta.url);
const read = (path: string): unknown => parse(readFileSync(new URL(path, root), 'utf8'));
const services = composeWith(newEnv());
const images = '../../components/images';
const watching = ['prometheus', 'alertmanager', 'tempo', 'grafana'];

it('monitoring runs only on request', () => {
  const optional = Object.entries(services).filter(([, { profiles = [] }]) => profiles.includes('observe'));
  expect(optional.map(([name, { profiles }]) => [name, profiles])).toEqual(watching.map((name) => [name, ['observe']]));
  for (const name of [...serviceNames, 'web'] as const)
    expect(Object.keys(services[name]!.depends_on ?? {}).filter((other) => watching.includes(other))).toEqual([]);
});

it.each(watching)('%s is of one version, with settings that are there', (name) => {
  const { image, volumes = [] } = services[name]!;
  expect(image).toMatch(/^[a-z]+\/[a-z]+:v?\d+\.\d+\.\d+$/);
  const mounted = volumes.map((volume) => volume.split(':')[0]!).filter((path) => path.startsWith('./'));
  for (const path of mounted) expect([path, existsSync(fileURLToPath(new URL(path, root)))]).toEqual([path, true]);
});

it('the boards are only reachable from this machine', () => {
  expect(services['grafana']!.ports).toEqual(['127.0.0.1:3000:3000']);
  expect(services['prometheus']!.networks).toEqual(['inside']);
});

it('monitoring scrapes every process', () => {
  const { scrape_configs: jobs } = read('deploy/observability/prometheus/prometheus.yml') as {
    scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
  };
  const [{ names, port }] = jobs[0]!.dns_sd_configs as [{ names: string[]; port: number }];
  expect([jobs[0]!.job_name, names.toSorted(), port]).toEqual(['deepam', serviceNames.toSorted(), 8080]);
});

it('the boards are found in their folder', () => {
  const { providers } = read('deploy/observability/grafana/provisioning/dashboards/deepam.yml') as {
    providers: { options: { path: string } }[];
  };
  const places = services['grafana']!.volumes!.map((volume) => volume.split(':')[1]);
  expect(places).toContain(providers[0]!.options.path);
});

it('a component of Kubernetes admits monitoring, and nothing does without it', () => {
  const { spec } = read('deploy/k8s/components/observe/network-policy.yaml') as {
    spec: { podSelector: { matchExpressions: { values: string[] }[] } };
  };
  expect(spec.podSelector.matchExpressions[0]!.values.toSorted()).toEqual(serviceNames.toSorted());
  for (const overlay of ['production', 'single-node'])
    expect(read(`deploy/k8s/overlays/${overlay}/kustomization.yaml`)).toHaveProperty('components', [images]);
});
