// npm run containers: the shipped form, from its images to a graceful end; see run-containers.ts.
import { prepare, root } from '../../deploy/local/bootstrap/prepare.mjs';

await prepare(Date.now());
const { containers } = await import('../dist/containers/run-containers.js');
process.exitCode = await containers(root);
