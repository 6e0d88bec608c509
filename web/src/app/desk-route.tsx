import { DeskPage } from '../features/business-desk/desk-page.js';
import { StockTiles } from '../features/cotton-stock/components/stock-tiles.js';
import { ToDo } from './to-do.js';

export default function DeskRoute() {
  return <DeskPage waiting={<ToDo isOldestFirst />} stock={<StockTiles />} />;
}
