import { showBusiness, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { businessViewOf } from '../business-views.js';
import { BusinessesRepository } from '../persistence/businesses.repository.js';

@Controller()
export class ShowBusinessController {
  constructor(private readonly businesses: BusinessesRepository) {}

  @Route(showBusiness)
  async show(): Promise<ResponseOf<typeof showBusiness>> {
    const latest = await this.businesses.latest();
    return { business: latest && businessViewOf(latest) };
  }
}
