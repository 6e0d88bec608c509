import type { GrievanceRow } from '@deepam/contracts';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.js';
import { GrievanceCard } from '../../../shared/grievances/grievance-card.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { AnswerForm } from './answer-form.js';

interface Props {
  grievance: GrievanceRow;
  onClose: () => void;
}

export function AnswerDialog({ grievance, onClose }: Props) {
  const { may } = useDesk();
  const { ticket, dueBy } = grievance;
  // The draft stays if another clerk resolves the ticket; the server reports that on sending.
  const [isWriting] = useState(() => may('grievances') && dueBy !== null);
  if (isWriting) return <AnswerForm grievance={grievance} onClose={onClose} />;
  return (
    <Dialog open title={ticket} size="wide" onClose={onClose}>
      <GrievanceCard grievance={grievance} />
    </Dialog>
  );
}
