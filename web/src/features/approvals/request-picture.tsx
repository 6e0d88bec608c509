import { useState } from 'react';
import { Button } from '../../components/button.js';
import { ImageDialog } from '../../components/image-dialog.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';

export function RequestPicture({ src, describedBy }: { src: string; describedBy: string }) {
  const t = useText(approvalRequestMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {t('viewPicture')}
      </Button>
      <ImageDialog image={isOpen ? { src, title: t('picture') } : null} onClose={() => setOpen(false)} />
    </>
  );
}
