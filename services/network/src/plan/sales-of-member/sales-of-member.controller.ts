import { salesOfMember, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MembershipsRepository } from '../../membership/persistence/memberships.repository.js';
import { CancellationsRepository } from '../persistence/cancellations.repository.js';
import { PlanSalesRepository } from '../persistence/plan-sales.repository.js';
import { soldPlan } from '../sale-views.js';

@Controller()
export class SalesOfMemberController {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly sales: PlanSalesRepository,
    private readonly cancellations: CancellationsRepository,
  ) {}

  @Route(salesOfMember)
  async list(@Input() { params: { id } }: InputOf<typeof salesOfMember>): Promise<ResponseOf<typeof salesOfMember>> {
    const member = await this.memberships.get(id);
    const [sales, cancellations] = await Promise.all([this.sales.salesOf(id), this.cancellations.latestOf(id)]);
    return sales.map((sale) => soldPlan(sale, cancellations.get(sale._id), member));
  }
}
