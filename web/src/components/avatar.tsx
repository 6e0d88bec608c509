import styles from './avatar.module.css';

const initials = (name: string): string =>
  name
    // What isolates it is no letter.
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
    .split(/\s+/)
    .filter((_part, index, all) => index === 0 || index === all.length - 1)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase();

/** A person's picture, or the first letters of their name. Decorative: the name stands beside it. `size` is in pixels. */
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
