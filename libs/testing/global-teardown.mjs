import { rm } from 'node:fs/promises';

export default async function teardown() {
  const { dataDir, stop } = globalThis.deepamTestInfrastructure ?? {};
  await stop?.();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
}
