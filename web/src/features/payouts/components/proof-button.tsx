import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { ImageDialog } from '../../../components/image-dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';

/** Opens the picture of a payment; a dash where there is none. */
export function ProofButton({ src, title }: { src: string | null; title: string }) {
  const t = useText(payoutMessages);
  const [open, setOpen] = useState(false);
  if (src === null) return t('noProof');
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('viewProof')}
      </Button>
      <ImageDialog image={open ? { src, title } : null} onClose={() => setOpen(false)} />
    </>
  );
}
