/** A part that the process cannot start without does not answer. Names the variable and host, never credentials. */
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

/** "127.0.0.1:27017" of any address, also of one that lists several hosts. */
function hostsOf(url: string): string {
  return /^[^/]*\/\/(?:[^@/]*@)?([^/?#]+)/.exec(url)?.[1] ?? 'the address';
}

function reasonOf(cause: unknown): string {
  const code = (cause as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  return (cause instanceof Error ? cause.message.split('\n', 1)[0] : undefined) ?? 'no answer';
}
