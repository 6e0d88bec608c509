import { useState } from 'react';
import { FileLink } from '../../../components/ui/file-link.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { ImageView } from '../../../components/ui/image-view.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { accountMessages } from '../messages.js';
import styles from './profile.module.css';

interface Props {
  link: string | null;
  label: string;
  title: string;
  missing: string;
}

/** Opens an uploaded document, or says that there is none. */
export function DocumentButton({ link, label, title, missing }: Props) {
  const t = useText(accountMessages);
  const [open, setOpen] = useState(false);
  if (link === null) return <p className={styles.soft}>{missing}</p>;
  // The content security policy allows no frames, so a PDF opens in the browser's own viewer.
  if (/\.pdf($|\?)/.test(link)) {
    return (
      <FileLink variant="secondary" href={link} target="_blank">
        {label}
      </FileLink>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        size="wide"
        title={title}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{t('close')}</Button>}
      >
        <ImageView src={link} alt={title} />
      </Dialog>
    </>
  );
}
