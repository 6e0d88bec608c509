import { businessOverview, type BusinessOverview } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BusinessOverviewHandler } from './business-overview.handler.js';

@Controller()
export class BusinessOverviewController {
  constructor(private readonly overview: BusinessOverviewHandler) {}

  @Route(businessOverview)
  async show(): Promise<BusinessOverview> {
    return this.overview.execute();
  }
}
