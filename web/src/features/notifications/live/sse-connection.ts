import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The server sends a sign every fifteen seconds; a connection that is silent for longer than this is dead. */
const silenceMs = 40_000;

export type ConnectionEnd = 'ended' | 'failed' | 'refused';

interface SseOptions {
  readonly token: string;
  /** The stream resumes after this id; with null it has only new notifications. */
  readonly lastId: string | null;
  readonly signal: AbortSignal;
  readonly onSign: () => void;
  readonly onEvent: (event: EventSourceMessage) => void;
}

/** EventSource can't carry the login token, so this streams a fetch. */
export async function readSseConnection({
  token,
  lastId,
  signal,
  onSign,
  onEvent,
}: SseOptions): Promise<ConnectionEnd> {
  const cut = new AbortController();
  const cutOff = () => cut.abort();
  signal.addEventListener('abort', cutOff);
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(cutOff, silenceMs);
  };
  watch();
  try {
    const answer = await fetch(`/api${__API_ROUTES__.notificationStream[1]}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastId !== null && { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      signal: cut.signal,
    });
    if (answer.status === 401) return 'refused';
    if (!answer.ok || answer.body === null) return 'failed';
    const parser = createParser({ onEvent });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      watch();
      onSign();
      parser.feed(value);
    }
  } catch {
    return 'failed';
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', cutOff);
  }
}
