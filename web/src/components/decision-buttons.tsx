import { Button } from './button.js';
import styles from './decision-buttons.module.css';

interface Choice {
  readonly label: string;
  readonly onChoose: () => void;
}

interface Props {
  /** Id of what names the row. */
  describedBy: string;
  grant: Choice;
  refuse: Choice;
}

/** Of a row that waits for a decision: each opens a dialog. */
export function DecisionButtons({ describedBy, grant, refuse }: Props) {
  const button = ({ label, onChoose }: Choice, variant: 'primary' | 'outlinedDanger') => (
    <Button
      size="small"
      needsLine
      variant={variant}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={onChoose}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.buttons}>
      {button(grant, 'primary')}
      {button(refuse, 'outlinedDanger')}
    </div>
  );
}
