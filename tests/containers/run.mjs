// npm run containers: the shipped images from the start to a graceful end; see run-containers.ts.
import { prepare, root } from '../../deploy/local/bootstrap/prepare.mjs';

await prepare(Date.now());
const { containers } = await import('../dist/containers/run-containers.js');
process.exitCode = await containers(root);
