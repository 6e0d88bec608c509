import { type ReactNode, useState } from 'react';
import { Button } from './button.js';
import styles from './small.module.css';

interface Choice {
  readonly label: string;
  /** The server would reject a disabled choice; a text next to the button names the missing part. */
  readonly disabled?: boolean;
  readonly isRead?: boolean;
  readonly dialog: (close: () => void) => ReactNode;
}

interface Props {
  choices: readonly Choice[];
  hasPrimary?: boolean;
}

export function DialogButtons({ choices, hasPrimary = true }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div className={styles.dialogButtons}>
      {choices.map(({ label, disabled, isRead = false }, index) => (
        <Button
          key={label}
          variant={index === 0 && hasPrimary ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          disabled={disabled}
          needsConnection={!isRead}
          onClick={() => setOpen(index)}
        >
          {label}
        </Button>
      ))}
      {open !== null && choices[open]?.dialog(() => setOpen(null))}
    </div>
  );
}
