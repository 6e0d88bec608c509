import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { requestPlanProof } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { getGlobalDispatcher, MockAgent, setGlobalDispatcher } from 'undici';
import { send } from './send.js';

it('a form is sent whatever the global connections of the process are', async () => {
  const before = getGlobalDispatcher();
  const refusing = new MockAgent();
  refusing.disableNetConnect();
  setGlobalDispatcher(refusing);
  const server = createServer((request, response) => {
    void text(request).then((body) => response.end(JSON.stringify({ message: String(body.includes('a receipt')) })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const planProof = { filename: 'a.png', contentType: 'image/png', data: Buffer.from('a receipt') };
    const { body } = await send(url, requestPlanProof, { body: { plan: 'Gold' }, files: { planProof } });
    expect(body).toEqual({ message: 'true' });
  } finally {
    setGlobalDispatcher(before);
    server.closeAllConnections();
    server.close();
  }
});
