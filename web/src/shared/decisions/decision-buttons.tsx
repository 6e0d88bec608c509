import { Button } from '../../components/ui/button.js';
import styles from './decision-buttons.module.css';

interface Choice {
  readonly label: string;
  readonly onChoose: () => void;
}

interface Props {
  describedBy: string;
  approve: Choice;
  reject: Choice;
}

export function DecisionButtons({ describedBy, approve, reject }: Props) {
  const button = ({ label, onChoose }: Choice, variant: 'primary' | 'outlinedDanger') => (
    <Button
      size="small"
      needsConnection
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
      {button(approve, 'primary')}
      {button(reject, 'outlinedDanger')}
    </div>
  );
}
