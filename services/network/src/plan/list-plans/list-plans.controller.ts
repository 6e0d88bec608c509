import { listPlans, planNames, plans, toRupees, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';

@Controller()
export class ListPlansController {
  @Route(listPlans)
  list(): ResponseOf<typeof listPlans> {
    return planNames.map((name) => {
      const { pricePaise, cottonGrams, contents } = plans[name];
      return { name, price: toRupees(pricePaise), cottonGrams, contents: [...contents] };
    });
  }
}
