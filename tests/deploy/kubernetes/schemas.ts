import type { Manifest } from './rendered-overlay.js';

type Validate = ((data: unknown) => boolean) & {
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string; readonly params: object }[];
};

/**
 * Violations of the Kubernetes API schemas, and fields that the schemas do not define: the schemas allow those, but
 * kubectl rejects them.
 */
export async function schemaErrors(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind, metadata } = manifest;
  const validate = await schemaOf(apiVersion, kind);
  if (!validate) return [`${kind} ${metadata.name}: nobody knows ${apiVersion} ${kind}`];
  const read = new Set<string>();
  validate(watched(manifest, read));
  const wrong = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? `must be ${Object.values(params).join()}`}`,
  );
  const unknown = unknownFields(manifest, read).map((path) => `${path} is unknown`);
  return [...wrong, ...unknown].map((error) => `${kind} ${metadata.name}: ${error}`);
}

async function schemaOf(apiVersion: string, kind: string): Promise<Validate | null> {
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed();
  const name = [group.split('.')[0]!, version, kind]
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  const file = `kubernetes-models/_schemas/IoK8sApi${name}`;
  return import(file).then(
    ({ validate }: { validate: Validate }) => validate,
    () => null,
  );
}

/** The proxy records each field that the schema's code reads. */
function watched(value: unknown, read: Set<string>, path = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return found;
      read.add(`${path}/${key}`);
      return watched(found, read, `${path}/${key}`);
    },
  });
}

function unknownFields(value: unknown, read: ReadonlySet<string>, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = `${path}/${key}`;
    return read.has(at) ? unknownFields(part, read, at) : [at];
  });
}
