import type { StatementRow } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { statementDeskMessages } from '../desk-messages.js';

export function CorrectButton({ row, onClick }: { row: StatementRow; onClick: () => void }) {
  const t = useText(statementDeskMessages);
  return (
    <Button
      variant="secondary"
      size="small"
      needsConnection
      aria-haspopup="dialog"
      aria-describedby={`entry-${row._id}`}
      onClick={onClick}
    >
      {t('correct')}
    </Button>
  );
}
