import { keptPromises, type KeptPromises } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetKeptPromisesHandler } from './get-kept-promises.handler.js';

@Controller()
export class GetKeptPromisesController {
  constructor(private readonly promises: GetKeptPromisesHandler) {}

  @Route(keptPromises)
  async show(): Promise<KeptPromises> {
    return this.promises.execute();
  }
}
