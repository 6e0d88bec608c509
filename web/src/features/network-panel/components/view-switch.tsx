import { useId } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { networkMessages } from '../messages.js';
import styles from './view-switch.module.css';

export function ViewSwitch({ isTree, onChange }: { isTree: boolean; onChange: (isTree: boolean) => void }) {
  const t = useText(networkMessages);
  const name = useId();
  const choice = (tree: boolean, label: string) => (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isTree === tree} onChange={() => onChange(tree)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('view')}</legend>
      {choice(false, t('asTable'))}
      {choice(true, t('asTree'))}
    </fieldset>
  );
}
