import { type ReactNode, useState } from 'react';
import { Button } from './button.js';
import styles from './small.module.css';

interface Choice {
  readonly label: string;
  /** It would only be refused; what is missing is said beside it. */
  readonly disabled?: boolean;
  /** It opens what can also be read without a line. */
  readonly isRead?: boolean;
  readonly dialog: (close: () => void) => ReactNode;
}

/** Buttons that open a dialog each; the first is the one that most people come for. */
export function DialogButtons({ choices }: { choices: readonly Choice[] }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div className={styles.dialogButtons}>
      {choices.map(({ label, disabled, isRead = false }, index) => (
        <Button
          key={label}
          variant={index === 0 ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          disabled={disabled}
          needsLine={!isRead}
          onClick={() => setOpen(index)}
        >
          {label}
        </Button>
      ))}
      {open !== null && choices[open]?.dialog(() => setOpen(null))}
    </div>
  );
}
