import { DeskPage } from '../features/business-desk/desk-page.js';
import { StockTiles } from '../features/cotton-stock/components/stock-tiles.js';
import { WaitingList } from '../features/dashboard/components/waiting-list.js';

export default function DeskRoute() {
  return <DeskPage waiting={<WaitingList isOldestFirst />} stock={<StockTiles />} />;
}
