import type { Endpoint } from '@deepam/contracts';
import { request } from 'undici';
import type { SchemaNode } from '../malformed/one-field/documented.js';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
export interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Body | undefined>> };
  readonly responses: Readonly<Record<string, Answer>>;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: SchemaNode;
}
interface Body {
  readonly example?: unknown;
  readonly schema: SchemaNode;
}
interface Answer {
  readonly content?: Readonly<
    Record<string, { readonly example?: unknown; readonly examples?: Record<string, { value: unknown }> }>
  >;
}

export class Documentation {
  private constructor(private readonly document: OpenApi) {}

  static async of(url: string): Promise<Documentation> {
    const { body } = await request(`${url}/api/docs/openapi.json`);
    return new Documentation((await body.json()) as OpenApi);
  }

  operation({ method, path }: Endpoint): Operation | undefined {
    return this.document.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
  }

  fieldsOf(endpoint: Endpoint): string[] {
    const { parameters = [], requestBody } = this.operation(endpoint) ?? {};
    const inBody = Object.values(requestBody?.content ?? {}).flatMap((body) =>
      Object.keys(body?.schema.properties ?? {}),
    );
    return [...parameters.filter((one) => one.in !== 'header').map(({ name }) => name), ...inBody];
  }

  codesOf(endpoint: Endpoint): ReadonlySet<string> {
    const answers = Object.values(this.operation(endpoint)?.responses ?? {});
    return new Set(
      answers.flatMap(({ content = {} }) => Object.values(content).flatMap((one) => Object.keys(one.examples ?? {}))),
    );
  }
}
