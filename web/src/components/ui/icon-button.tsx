import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.js';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  icon: IconName;
  size?: number;
  label: string;
  round?: boolean;
}

export function IconButton({ icon, size, label, round = false, className = '', ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      className={`${styles.button} ${round ? styles.round : ''} ${className}`}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
