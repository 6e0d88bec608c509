import { type ReactNode, useState } from 'react';
import { Button } from '../../src/components/ui/button.js';
import styles from '../gallery.module.css';

/** `opens`: each button opens a dialog, which the browser spec looks at, too. */
export const Row = ({ opens, children }: { opens?: true; children: ReactNode }) => (
  <div className={styles['row']} data-opens={opens}>
    {children}
  </div>
);

/** A button with the dialog that it opens. */
export function Opener({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

/** A state that a control changes. */
export function Kept<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, keep: (value: Value) => void) => ReactNode;
}) {
  const [value, keep] = useState(start);
  return children(value, keep);
}
