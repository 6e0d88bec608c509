import { getServiceLevels, type ServiceLevels } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetServiceLevelsHandler } from './get-service-levels.js';

@Controller()
export class ServiceLevelsController {
  constructor(private readonly serviceLevels: GetServiceLevelsHandler) {}

  @Route(getServiceLevels)
  async getServiceLevels(): Promise<ServiceLevels> {
    return this.serviceLevels.execute();
  }
}
