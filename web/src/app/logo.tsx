import styles from './logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="34" height="34" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 3c6.5 8.5 8 12.5 8 17a8 8 0 0 1-16 0c0-4.5 1.5-8.5 8-17Z" fill="#f6a93b" />
        <path d="M24 13c3 4 4 6 4 8.5a4 4 0 0 1-8 0c0-2.5 1-4.5 4-8.5Z" fill="#fff3d1" />
        <path d="M4 29c4 2.6 12 4 20 4s16-1.4 20-4c-1.5 9.5-10 16-20 16S5.5 38.5 4 29Z" fill="#e07b2a" />
        <path
          d="M4 29c4 2.6 12 4 20 4s16-1.4 20-4c-.3 1.9-.9 3.6-1.7 5.2C37.5 36.3 31 37.5 24 37.5S10.5 36.3 5.7 34.2C4.9 32.6 4.3 30.9 4 29Z"
          fill="#f7c069"
        />
      </svg>
      <span className={styles.name}>Deepam</span>
    </span>
  );
}
