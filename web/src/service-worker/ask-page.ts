export function askPage(
  page: Client,
  message: { readonly type: string; readonly url?: string },
  patienceMs: number,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (answer: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(done, patienceMs, null);
    port1.onmessage = ({ data }) => done(data);
    page.postMessage(message, [port2]);
  });
}
