import type { Product } from '@deepam/testing';
import { startProgram, type StartedProgram } from '../running/start-program.js';

export const startBare = (product: Product): Promise<StartedProgram> => started('./bare-server.ts', product);

export const startBareNest = (product: Product): Promise<StartedProgram> =>
  started('../../../services/identity/bench/bare-nest.ts', product);

const started = (source: string, { system, database }: Product): Promise<StartedProgram> =>
  startProgram(new URL(source, import.meta.url), [system.infrastructure.mongo.url, database('identity').databaseName]);
