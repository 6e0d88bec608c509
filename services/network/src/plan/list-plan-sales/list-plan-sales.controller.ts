import { listPlanSales, type ResponseOf } from '@deepam/contracts';
import { Clock, CurrentCaller, FileLinks, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MembershipsRepository } from '../../membership/persistence/memberships.repository.js';
import { CancellationsRepository } from '../persistence/cancellations.repository.js';
import { PlanSalesRepository } from '../persistence/plan-sales.repository.js';
import { ownSale } from '../sale-views.js';

@Controller()
export class ListPlanSalesController {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly sales: PlanSalesRepository,
    private readonly cancellations: CancellationsRepository,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  @Route(listPlanSales)
  async list(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof listPlanSales>> {
    const [member, sales, cancellations] = await Promise.all([
      this.memberships.get(memberId),
      this.sales.salesOf(memberId),
      this.cancellations.latestOf(memberId),
    ]);
    const now = this.clock.now();
    return sales.map((sale) =>
      ownSale(sale, cancellations.get(sale._id), { member, now, proof: this.links.link(sale.proofKey ?? null) }),
    );
  }
}
