import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { findTool, kubectl } from '../../runner/debian-tool.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

export interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef?: { readonly key: string };
    readonly configMapKeyRef?: { readonly key: string };
  };
}
export interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly periodSeconds?: number;
}
export interface Container {
  readonly image: string;
  readonly imagePullPolicy?: string;
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly lifecycle?: { readonly preStop?: { readonly sleep?: { readonly seconds: number } } };
  readonly command?: readonly string[];
  readonly env?: readonly Variable[];
  readonly envFrom?: readonly {
    readonly configMapRef?: { readonly name: string };
    readonly secretRef?: { readonly name: string };
  }[];
  readonly securityContext?: object;
  readonly resources?: { readonly requests?: object; readonly limits?: { readonly memory?: string } };
}
export interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly volumes?: readonly { readonly name: string; readonly emptyDir?: { readonly sizeLimit?: string } }[];
  readonly automountServiceAccountToken?: boolean;
  readonly restartPolicy?: string;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext?: { readonly fsGroup?: number; readonly fsGroupChangePolicy?: string };
  readonly topologySpreadConstraints?: readonly { readonly topologyKey: string }[];
}
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly replicas?: number;
    readonly strategy?: { readonly rollingUpdate?: object };
    readonly ingressClassName?: string;
    readonly scaleTargetRef?: { readonly name: string };
    readonly template?: { readonly spec: PodSpec };
  };
}

export const overlays = ['production', 'single-node'] as const;
export type Overlay = (typeof overlays)[number];

/** The output of `kubectl apply -k`, with an operator's secrets. */
export async function renderOverlays(): Promise<ReadonlyMap<Overlay, readonly Manifest[]>> {
  const program = await findTool(kubectl, process.env, () => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'deepam-k8s-'));
  try {
    for (const name of ['k8s', 'servers', 'docker'])
      await cp(join(root, 'deploy', name), join(folder, name), { recursive: true });
    const env = { ...process.env, PAYEE_VPA: 'shop@okhdfcbank', VAPID_SUBJECT: 'mailto:head@deepam.in' };
    await rm(join(folder, 'k8s/overlays/single-node/secrets.env'), { force: true });
    await run(process.execPath, [join(folder, 'k8s/new-secrets.mjs')], { env });
    const rendered = overlays.map(async (overlay) => {
      const { stdout } = await run(program, ['kustomize', join(folder, 'k8s/overlays', overlay)]);
      return [overlay, parseAllDocuments(stdout).map((document) => inOneLine(document.toJS() as Manifest))] as const;
    });
    return new Map(await Promise.all(rendered));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Long secrets have several lines of base64, which Kubernetes accepts and the schema's format does not. */
const inOneLine = (manifest: Manifest): Manifest =>
  manifest.kind === 'Secret'
    ? {
        ...manifest,
        data: Object.fromEntries(
          Object.entries(manifest.data ?? {}).map(([name, value]) => [name, value.replace(/\s/g, '')]),
        ),
      }
    : manifest;
