import { cottonMovements, type CottonMovement } from '@deepam/contracts';
import { Input, paged, Route, type InputOf, type Paged } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MovementViews } from '../movement-views.js';
import { MovementsRepository } from '../persistence/movements.repository.js';

@Controller()
export class CottonMovementsController {
  constructor(
    private readonly movements: MovementsRepository,
    private readonly views: MovementViews,
  ) {}

  @Route(cottonMovements)
  async list(@Input() { query }: InputOf<typeof cottonMovements>): Promise<Paged<CottonMovement>> {
    const { items, nextCursor } = await this.movements.page(query);
    return paged(await this.views.viewsOf(items), { nextCursor });
  }
}
