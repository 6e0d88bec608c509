import { cottonMovementsCsv } from '@deepam/contracts';
import { csvFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MovementsRepository } from '../persistence/movements.repository.js';
import { movementColumns, withTotal } from './movement-columns.js';

@Controller()
export class ExportMovementsController {
  constructor(private readonly movements: MovementsRepository) {}

  @Route(cottonMovementsCsv)
  csv(@Input() { query }: InputOf<typeof cottonMovementsCsv>) {
    return csvFile('cotton-stock.csv', movementColumns, withTotal(this.movements.all(query)));
  }
}
