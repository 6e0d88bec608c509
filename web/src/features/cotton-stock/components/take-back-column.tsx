import type { CottonMovement, StockKind } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { describing } from './movement-note.js';
import type { Text } from './movement-text.js';

const byHand: ReadonlySet<StockKind> = new Set<StockKind>(['bought', 'lost', 'found']);

export const actionColumn = (t: Text, onTakeBack: (movement: CottonMovement) => void): Column<CottonMovement> => ({
  key: 'actions',
  header: t('actions'),
  bare: true,
  screenOnly: true,
  cell: (movement) =>
    byHand.has(movement.kind) &&
    !movement.isCorrected && (
      <Button
        size="small"
        needsConnection
        variant="secondary"
        aria-haspopup="dialog"
        aria-describedby={describing(movement)}
        onClick={() => onTakeBack(movement)}
      >
        {t('takeBack')}
      </Button>
    ),
});
