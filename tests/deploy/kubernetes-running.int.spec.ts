import { beforeAll, describe, expect, it } from '@jest/globals';
import { schemaErrors } from './kubernetes/schemas.js';
import {
  overlays,
  renderOverlays,
  type Container,
  type Manifest,
  type Overlay,
} from './kubernetes/rendered-overlay.js';

let rendered: ReadonlyMap<Overlay, readonly Manifest[]>;
beforeAll(async () => {
  rendered = await renderOverlays();
});

describe.each(overlays)('the applied manifests of the overlay %s', (overlay) => {
  const ofKind = (...kinds: string[]) => rendered.get(overlay)!.filter(({ kind }) => kinds.includes(kind));
  const podOf = ({ spec }: Manifest) => spec!.template!.spec;
  const namesOf = (found: readonly Manifest[]) => found.map(({ metadata }) => metadata.name).toSorted();
  const containers = (...kinds: string[]): [string, Container][] =>
    ofKind(...kinds).flatMap((found) =>
      podOf(found).containers.map((one) => [found.metadata.name, one] as [string, Container]),
    );
  const pods = () => ofKind('Deployment', 'StatefulSet', 'Job');

  it('the manifests fit the schemas of Kubernetes, without unknown fields', async () => {
    const errors = await Promise.all(rendered.get(overlay)!.map(schemaErrors));
    expect(errors.flat()).toEqual([]);
  });

  it('the applied manifests of an overlay pull the image of one release, once', () => {
    for (const [name, { image, imagePullPolicy }] of containers('Deployment', 'StatefulSet', 'Job')) {
      expect([name, image]).toEqual([name, expect.stringMatching(/^[a-z/-]+:(?!latest)[\w.-]+$/)]);
      expect([name, imagePullPolicy]).toEqual([name, 'IfNotPresent']);
    }
  });

  it('the applied manifests of an overlay request processor and memory, and limit memory', () => {
    for (const [name, { resources }] of containers('Deployment', 'StatefulSet', 'Job')) {
      const expected = { requests: { cpu: expect.any(String), memory: expect.any(String) } };
      expect([name, resources]).toEqual([name, expect.objectContaining({ ...expected, limits: expect.anything() })]);
    }
  });

  it('the applied manifests of an overlay allow writes only into volumes and sized folders, and no further rights', () => {
    for (const pod of pods()) {
      const { containers: all, initContainers = [], volumes = [], securityContext } = podOf(pod);
      const { name } = pod.metadata;
      expect([name, podOf(pod).automountServiceAccountToken]).toEqual([name, false]);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const container of [...all, ...initContainers])
        expect([name, container.securityContext]).toEqual([
          name,
          { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        ]);
      for (const { emptyDir } of volumes)
        if (emptyDir) expect([name, emptyDir.sizeLimit]).toEqual([name, expect.stringMatching(/^\d+Mi$/)]);
    }
  });

  it('the applied manifests of an overlay end a hanging process, and probe each second during a start', () => {
    for (const [name, { livenessProbe, readinessProbe }] of containers('Deployment', 'StatefulSet'))
      expect([name, livenessProbe, readinessProbe]).toEqual([name, expect.anything(), expect.anything()]);
    for (const [name, { startupProbe }] of containers('Deployment'))
      expect([name, startupProbe?.periodSeconds]).toEqual([name, 1]);
  });

  it('a pod serves until it gets no new calls, and has time for the rest', () => {
    for (const deployment of ofKind('Deployment')) {
      const { containers: all, terminationGracePeriodSeconds = 30 } = podOf(deployment);
      for (const { lifecycle } of all) {
        const { seconds = 0 } = lifecycle?.preStop?.sleep ?? {};
        expect(seconds).toBeGreaterThanOrEqual(3);
        // Eight seconds for requests in flight, see closeGracefully.
        expect(terminationGracePeriodSeconds).toBeGreaterThan(seconds + 9.5);
      }
    }
  });

  it('the applied manifests of an overlay keep each process in an upgrade until its successor is ready', () => {
    for (const { metadata, spec } of ofKind('Deployment'))
      expect([metadata.name, spec!.strategy?.rollingUpdate]).toEqual([
        metadata.name,
        { maxUnavailable: 0, maxSurge: 1 },
      ]);
  });

  it('the applied manifests of an overlay spread the replicas of each process over zones and machines', () => {
    for (const deployment of ofKind('Deployment')) {
      const keys = (podOf(deployment).topologySpreadConstraints ?? []).map(({ topologyKey }) => topologyKey);
      expect(keys).toEqual(['topology.kubernetes.io/zone', 'kubernetes.io/hostname']);
    }
  });

  it('the applied manifests of an overlay leave the number of replicas to their autoscaler', () => {
    for (const { spec } of ofKind('Deployment')) expect(spec!.replicas).toBeUndefined();
    const ruled = ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec!.scaleTargetRef!.name);
    const expected = overlay === 'production' ? namesOf(ofKind('Deployment')) : [];
    expect(ruled.toSorted()).toEqual(expected);
    // With one replica a budget would only keep a machine from being emptied.
    expect(namesOf(ofKind('PodDisruptionBudget'))).toEqual(expected);
  });

  it('the applied manifests of an overlay keep the modes of server files, since the broker rejects a cookie that its group may read', () => {
    for (const server of ofKind('StatefulSet')) {
      const { fsGroup, fsGroupChangePolicy } = podOf(server).securityContext ?? {};
      expect([fsGroup, fsGroupChangePolicy]).toEqual([expect.any(Number), 'OnRootMismatch']);
    }
  });

  it('the applied manifests of an overlay name the controller of their annotations', () => {
    for (const { spec } of ofKind('Ingress')) expect(spec!.ingressClassName).toBe('nginx');
    expect(ofKind('Ingress')).toHaveLength(overlay === 'production' ? 1 : 0);
  });
});

describe('the check against schemas', () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'web' } };

  it('the check finds a wrong type, a misspelt name and an unknown kind', async () => {
    expect(await schemaErrors({ ...service, spec: { ports: [{ port: '80' }] } } as never)).toEqual([
      expect.stringContaining('/spec/ports/0/port must be integer'),
    ]);
    expect(await schemaErrors({ ...service, spec: { port: [{ port: 80 }] } } as never)).toEqual([
      'Service web: /spec/port is unknown',
    ]);
    expect(await schemaErrors({ ...service, kind: 'Servise' })).toEqual(['Servise web: nobody knows v1 Servise']);
  });
});
