import type { ReactNode } from 'react';
import styles from './drawings.module.css';

interface Place {
  readonly x: number;
  readonly y: number;
}
type Part = (place: Place) => ReactNode;

const part =
  (drawing: ReactNode): Part =>
  ({ x, y }) => <g transform={`translate(${x} ${y})`}>{drawing}</g>;

const { paper, warm, skin, good, flame } = styles;

export const Phone = part(
  <>
    <rect width="34" height="60" rx="6" className={paper} />
    <path d="M14 5h6" />
  </>,
);
export const Coin = part(
  <g className={warm}>
    <circle cx="10" cy="10" r="10" />
    <circle cx="10" cy="10" r="5" />
  </g>,
);
export const Check = part(
  <g className={good}>
    <circle cx="10" cy="10" r="10" />
    <path d="M5.5 10.5l3 3 6-6.5" />
  </g>,
);
export const Clock = part(
  <>
    <circle cx="11" cy="11" r="11" className={paper} />
    <path d="M11 5v6l4 3" />
  </>,
);
export const Person = part(
  <g className={skin}>
    <circle cx="13" cy="9" r="8" />
    <path d="M1 35c0-10 5-15 12-15s12 5 12 15z" />
  </g>,
);
export const Parcel = part(
  <>
    <rect width="34" height="26" rx="2" className={warm} />
    <path d="M0 9h34M13 0v9h8V0" className={warm} />
  </>,
);
export const Bank = part(
  <>
    <path d="M2 13L20 3l18 10z" className={paper} />
    <path d="M7 17v12M16 17v12M24 17v12M33 17v12M2 33h36" />
  </>,
);
export const Bell = part(
  <>
    <path d="M12 1a8 8 0 0 1 8 8v7l3 4H1l3-4V9a8 8 0 0 1 8-8z" className={warm} />
    <path d="M9 24a3 3 0 0 0 6 0" />
  </>,
);
export const Arrow = part(<path d="M0 6h19M13 0l6 6-6 6" />);
export const Screenshot = part(
  <>
    <rect width="26" height="38" rx="3" className={paper} />
    <circle cx="13" cy="13" r="6" className={good} />
    <path d="M10 13l2.5 2.5 3.5-4" className={good} />
    <path d="M7 25h12M9 31h8" />
  </>,
);
export const House = part(
  <>
    <path d="M6 15v22h30V15" className={paper} />
    <path d="M1 19L21 3l20 16M17 37V25h8v12" />
  </>,
);
export const Boll = part(
  <>
    <path d="M17 40V28M17 34c-7 0-10-3-12-8M17 34c7 0 10-3 12-8" className={good} />
    <g className={paper}>
      <circle cx="9" cy="17" r="8" />
      <circle cx="25" cy="17" r="8" />
      <circle cx="17" cy="11" r="9" />
    </g>
  </>,
);
export const Wicks = part(
  <>
    <path d="M4 40C7 26 3 16 8 2M13 40c2-14-1-24 2-38M21 40c-1-14 2-24 1-38M30 40C27 26 31 16 27 2" />
    <rect x="1" y="20" width="32" height="8" rx="3" className={warm} />
  </>,
);
export const Lamp = part(
  <>
    <path d="M2 20h38c-2 10-9 15-19 15S4 30 2 20z" className={warm} />
    <path d="M21 18c-6-4-5-10 0-17 5 7 6 13 0 17z" className={flame} />
  </>,
);
export const Lens = part(
  <>
    <circle cx="10" cy="10" r="9" className={paper} />
    <path d="M17 17l9 9" />
  </>,
);
export const Bubble = part(
  <>
    <path d="M4 0h30a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H16l-7 7v-7H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" className={paper} />
    <path d="M8 9h22M8 15h14" />
  </>,
);
export const Finger = part(
  <path d="M8 20V5a4 4 0 0 1 8 0v12l8 2c3 1 4 3 4 6l-2 9H11L2 25c-2-3 1-6 4-4z" className={skin} />,
);
export const Lines = part(<path d="M0 0h20M0 9h20M0 18h13" />);
export const Field = part(<rect width="22" height="8" rx="2" />);
