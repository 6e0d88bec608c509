import type { Session } from '@deepam/api-client';
import { notificationStream } from '@deepam/contracts';
import type { Product } from '@deepam/testing';

export async function openStream(test: Product, { token }: Session): Promise<{ heard: () => string; close(): void }> {
  const end = new AbortController();
  const answer = await fetch(`${test.url}/api${notificationStream.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: end.signal,
  });
  let text = '';
  const listen = async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  };
  void listen().catch(() => undefined);
  return { heard: () => text, close: () => end.abort() };
}
