import { cottonMovementsCsv } from '@deepam/contracts';
import { Input, Route, tableFile, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MovementsRepository } from '../persistence/movements.repository.js';
import { movementColumns } from './movement-columns.js';

@Controller()
export class CottonMovementsCsvController {
  constructor(private readonly movements: MovementsRepository) {}

  @Route(cottonMovementsCsv)
  file(@Input() { query }: InputOf<typeof cottonMovementsCsv>) {
    const { format, ...choice } = query;
    return tableFile('cotton-stock', format, movementColumns, this.movements.all(choice));
  }
}
