import type { Product } from '@deepam/testing';
import { startProgram, type StartedProgram } from '../running/start-program.js';

/** Fastify and the driver alone, on the accounts of the product. */
export const startBare = ({ system, database }: Product): Promise<StartedProgram> =>
  startProgram(new URL('./bare-server.ts', import.meta.url), [
    system.infrastructure.mongo.url,
    database('identity').databaseName,
  ]);
