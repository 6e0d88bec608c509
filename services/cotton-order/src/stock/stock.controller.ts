import {
  addCottonLoss,
  addCottonPurchase,
  correctCottonMovement,
  cottonMovements,
  cottonMovementsCsv,
  cottonStock,
  type CottonMovement,
  type CottonStock,
  type ResponseOf,
  stockAccounts,
  toKilograms,
  toRupees,
  type CsvColumn,
  type StockAccount,
} from '@deepam/contracts';
import {
  CurrentCaller,
  Input,
  Route,
  paged,
  tableFile,
  type Caller,
  type InputOf,
  type Paged,
  csvMoment,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AddCottonLossHandler } from './add-cotton-loss.js';
import { AddCottonPurchaseHandler } from './add-cotton-purchase.js';
import { CorrectCottonMovementHandler } from './correct-cotton-movement.js';
import { CottonStockHandler } from './cotton-stock.js';
import { MovementViews } from './movement-views.js';
import { MovementsRepository } from './movements.repository.js';
import type { Movement } from './domain/movement.js';

const titles: Readonly<Record<StockAccount, string>> = {
  bought: 'Bought (kg)',
  sent: 'Sent for orders (kg)',
  kits: 'Sent in kits (kg)',
  wicks: 'Wicks back (kg)',
  lost: 'Lost (kg)',
};

const movementColumns: readonly CsvColumn<Movement>[] = [
  { title: 'Day', value: ({ day }) => day, isDate: true },
  { title: 'Kind', value: ({ kind }) => kind },
  ...stockAccounts.map((name) => ({
    title: titles[name],
    value: ({ account, grams }: Movement) => (account === name ? toKilograms(grams) : null),
    isSummed: true as const,
  })),
  { title: 'Supplier', value: ({ supplier }) => supplier },
  { title: 'Invoice', value: ({ invoice }) => invoice },
  { title: 'Price', value: ({ pricePaise }) => (pricePaise === null ? null : toRupees(pricePaise)), isMoney: true },
  { title: 'Reason', value: ({ reason }) => reason },
  { title: 'Order', value: ({ orderId }) => orderId },
  { title: 'Sale', value: ({ saleId }) => saleId },
  { title: 'Takes back', value: ({ correctsId }) => correctsId },
  { title: 'Movement', value: ({ _id }) => _id },
  { title: 'Noted (IST)', value: ({ recordedAt }) => csvMoment(recordedAt), isDate: true },
];

@Controller()
export class StockController {
  constructor(
    private readonly addCottonLossHandler: AddCottonLossHandler,
    private readonly views: MovementViews,
    private readonly addCottonPurchaseHandler: AddCottonPurchaseHandler,
    private readonly correctCottonMovementHandler: CorrectCottonMovementHandler,
    private readonly movements: MovementsRepository,
    private readonly stock: CottonStockHandler,
  ) {}

  @Route(addCottonLoss)
  async addCottonLoss(
    @Input() { body }: InputOf<typeof addCottonLoss>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof addCottonLoss>> {
    const [movement] = await this.views.viewsOf([await this.addCottonLossHandler.execute(body, memberId)]);
    return { message: 'The stock was corrected.', movement: movement! };
  }

  @Route(addCottonPurchase)
  async addCottonPurchase(
    @Input() { body }: InputOf<typeof addCottonPurchase>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof addCottonPurchase>> {
    const [movement] = await this.views.viewsOf([await this.addCottonPurchaseHandler.execute(body, memberId)]);
    return { message: 'The purchase was noted.', movement: movement! };
  }

  @Route(correctCottonMovement)
  async correctCottonMovement(
    @Input() { params, body }: InputOf<typeof correctCottonMovement>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof correctCottonMovement>> {
    const [movement] = await this.views.viewsOf([
      await this.correctCottonMovementHandler.execute(params.id, body.reason, memberId),
    ]);
    return { message: 'The movement was taken back.', movement: movement! };
  }

  @Route(cottonMovementsCsv)
  cottonMovementsCsv(@Input() { query }: InputOf<typeof cottonMovementsCsv>) {
    const { format, ...choice } = query;
    return tableFile('cotton-stock', format, movementColumns, this.movements.findAll(choice));
  }

  @Route(cottonMovements)
  async cottonMovements(@Input() { query }: InputOf<typeof cottonMovements>): Promise<Paged<CottonMovement>> {
    const { items, nextCursor } = await this.movements.page(query);
    return paged(await this.views.viewsOf(items), { nextCursor });
  }

  @Route(cottonStock)
  async cottonStock(@Input() { query }: InputOf<typeof cottonStock>): Promise<CottonStock> {
    return this.stock.execute(query);
  }
}
