import { getServiceLevels, type ServiceLevels } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetServiceLevelsHandler } from './get-service-levels.handler.js';

@Controller()
export class GetServiceLevelsController {
  constructor(private readonly promises: GetServiceLevelsHandler) {}

  @Route(getServiceLevels)
  async show(): Promise<ServiceLevels> {
    return this.promises.execute();
  }
}
