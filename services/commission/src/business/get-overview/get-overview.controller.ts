import { businessOverview, type BusinessOverview } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetOverviewHandler } from './get-overview.handler.js';

@Controller()
export class GetOverviewController {
  constructor(private readonly overview: GetOverviewHandler) {}

  @Route(businessOverview)
  async show(): Promise<BusinessOverview> {
    return this.overview.execute();
  }
}
