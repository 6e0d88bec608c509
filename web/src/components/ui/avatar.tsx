import styles from './avatar.module.css';

const initials = (name: string): string =>
  name
    // Isolation marks are not letters.
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
    .split(/\s+/)
    .filter((_part, index, all) => index === 0 || index === all.length - 1)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase();

export function Avatar({ name, image, size = 44 }: { name: string; image: string | null; size?: number }) {
  const box = { width: size, height: size, fontSize: size * 0.38 };
  return image === null ? (
    <span className={styles.avatar} style={box} aria-hidden="true">
      {initials(name)}
    </span>
  ) : (
    <img className={styles.avatar} style={box} src={image} alt="" width={size} height={size} />
  );
}
