// Starts the servers in the folder given, says so, and waits to be killed.
import { startInfrastructure } from '../dist/index.js';

const env = { PATH: process.env.PATH };
await startInfrastructure({ dataDir: process.argv[2], privateRabbit: true, env });
console.log('ready');
