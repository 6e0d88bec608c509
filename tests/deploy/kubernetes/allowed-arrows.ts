import type { Manifest } from './rendered-overlay.js';

type Labels = Readonly<Record<string, string>>;
interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: string;
    readonly values: readonly string[];
  }[];
}
interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: object;
}
interface PolicySpec {
  readonly podSelector: Selector;
  readonly ingress?: readonly { readonly from?: readonly Peer[] }[];
  readonly egress?: readonly { readonly to?: readonly Peer[] }[];
}
interface Pod {
  readonly name: string;
  readonly labels: Labels;
}

const world = 'the world';

function podsIn(manifests: readonly Manifest[]): Pod[] {
  const withPods = manifests.filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job', 'CronJob'].includes(kind));
  return withPods.map(({ metadata, spec }) => {
    const { template } = ((spec as { jobTemplate?: { spec: unknown } }).jobTemplate?.spec ?? spec) as {
      template: { metadata: { labels: Labels } };
    };
    return { name: metadata.name, labels: template.metadata.labels };
  });
}

export const namesIn = (manifests: readonly Manifest[]): string[] => podsIn(manifests).map(({ name }) => name);

function fits({ matchLabels = {}, matchExpressions = [] }: Selector, { labels }: Pod): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => operator === 'In' && values.includes(labels[key] ?? ''))
  );
}

function named(peers: readonly Peer[] | undefined, pods: readonly Pod[]): string[] {
  if (peers === undefined) return [world, ...pods.map(({ name }) => name)];
  return peers.flatMap(({ podSelector, namespaceSelector, ipBlock }) => {
    if (ipBlock) return [world];
    return podSelector && !namespaceSelector
      ? pods.filter((pod) => fits(podSelector, pod)).map(({ name }) => name)
      : [];
  });
}

export function allowedArrows(manifests: readonly Manifest[]): string[] {
  const pods = podsIn(manifests);
  const policies = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => spec as unknown as PolicySpec);
  const policiesOf = (pod: Pod) => policies.filter(({ podSelector }) => fits(podSelector, pod));
  const out = new Map(
    pods.map((pod) => {
      const rules = policiesOf(pod).flatMap(({ egress = [] }) => egress);
      return [pod.name, new Set(rules.flatMap(({ to }) => named(to, pods)))] as const;
    }),
  );
  const arrows = pods.flatMap((pod) => {
    const callers = new Set(
      policiesOf(pod).flatMap(({ ingress = [] }) => ingress.flatMap(({ from }) => named(from, pods))),
    );
    return [...callers]
      .filter((caller) => caller === world || out.get(caller)!.has(pod.name))
      .map((caller) => `${caller} -> ${pod.name}`);
  });
  const outside = [...out].filter(([, targets]) => targets.has(world)).map(([name]) => `${name} -> ${world}`);
  return [...arrows, ...outside].toSorted();
}
