/** A required part does not answer. The message names the variable and host, never credentials. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(
    readonly variable: string,
    url: string,
    cause: unknown,
  ) {
    super(`${variable}: ${hostsOf(url)} cannot be reached (${reasonOf(cause)}).`, { cause });
  }
}

function hostsOf(url: string): string {
  return /^[^/]*\/\/(?:[^@/]*@)?([^/?#]+)/.exec(url)?.[1] ?? 'the address';
}

function reasonOf(cause: unknown): string {
  const code = (cause as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  return (cause instanceof Error ? cause.message.split('\n', 1)[0] : undefined) ?? 'no answer';
}
