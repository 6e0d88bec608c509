export * from './commands/command.js';
export * from './commands/mongod.js';
export * from './commands/reset.js';
export * from './commands/start.js';
export { processEnvironment, localConfig, readLocalConfig } from './config.js';
export { readSetup } from './data-folder/setup-file.js';
export { demoLoginsFile, setUp } from './demo/first-run.js';
