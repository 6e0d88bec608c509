import { isolated } from '../isolated.js';

export type ParameterOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** Fills in the parameters, each isolated from the sentence; a missing one stays as it is written. */
export function fill(sentence: string, params: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? null;
    return value === null ? whole : isolated(String(value));
  });
}
