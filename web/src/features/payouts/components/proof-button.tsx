import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';

interface Props {
  src: string | null;
  describedBy?: string;
  onOpen: (src: string) => void;
}

export function ProofButton({ src, describedBy, onOpen }: Props) {
  const t = useText(payoutMessages);
  if (src === null) return t('noProof');
  return (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      aria-label={t('viewProof')}
      aria-describedby={describedBy}
      onClick={() => onOpen(src)}
    >
      {t('view')}
    </Button>
  );
}
