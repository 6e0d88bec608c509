import styles from './charts.module.css';

export function Piece({
  part,
  y,
  ...rest
}: {
  className: string;
  x: number;
  width: number;
  part: { from: number; to: number };
  y: (value: number) => number;
}) {
  if (part.from === part.to) return null;
  const [top, bottom] = [y(Math.max(part.from, part.to)), y(Math.min(part.from, part.to))];
  // The minimum height keeps the smallest income visible.
  return <rect {...rest} y={top} height={Math.max(2, bottom - top)} rx={2} />;
}

/** Earnings are striped, so that the chart does not depend on colour. */
export function Stripes() {
  return (
    <defs>
      <pattern id="earnings-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className={styles.stripeGround} />
        <rect width="3" height="6" className={styles.stripe} />
      </pattern>
    </defs>
  );
}
