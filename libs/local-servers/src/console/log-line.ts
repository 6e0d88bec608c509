export interface LogLine {
  /** The level `text` is for a line that is not part of the log: a stack, or a message of Node itself. */
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'text';
  readonly text: string;
}

const levels: Record<string, LogLine['level']> = {
  trace: 'debug',
  debug: 'debug',
  info: 'info',
  warn: 'warn',
  error: 'error',
  fatal: 'error',
};

interface Entry {
  level?: unknown;
  message?: unknown;
  err?: { message?: unknown };
}

export function readLogLine(line: string): LogLine {
  const entry = parsed(line);
  const level = levels[String(entry?.level)];
  if (!entry || !level) return { level: 'text', text: line };
  const cause = entry.err?.message;
  const text = String(entry.message ?? '');
  return { level, text: cause === undefined || cause === text ? text : `${text}: ${String(cause)}` };
}

function parsed(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}
