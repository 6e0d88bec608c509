import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { expectFreePort } from '../bootstrap/port.mjs';

it('the bootstrap reports a taken or an unusable port before the build', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const { port } = blocker.address() as AddressInfo;
  await expect(expectFreePort({ PORT: String(port) })).rejects.toThrow(
    `Port ${port} is used by another program: end that, or choose another with PORT=${port + 1000} npm start.`,
  );
  await new Promise((resolve) => blocker.close(resolve));
  for (const PORT of [String(port), '0', 'many', '70000'])
    await expect(expectFreePort({ PORT })).resolves.toBeUndefined();
});
