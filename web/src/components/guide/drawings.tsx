import type { ReactNode } from 'react';
import styles from './drawings.module.css';
import * as Draw from './parts.js';

export type Guide = 'join' | 'pay' | 'wait' | 'earn' | 'withdraw' | 'cotton' | 'return';

type Choices = Partial<Record<Guide, boolean>>;

const keyOf = (memberId: string | null): string => `deepam-guides:${memberId ?? ''}`;

function choicesOf(memberId: string | null): Choices {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '{}') ?? {}) as Choices;
  } catch {
    return {};
  }
}

/** The value is undefined before the reader's first choice on this device. */
export const keptChoice = (memberId: string | null, guide: Guide): boolean | undefined => choicesOf(memberId)[guide];

export function keepChoice(memberId: string | null, guide: Guide, isOpen: boolean): void {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify({ ...choicesOf(memberId), [guide]: isOpen }));
  } catch {
    // The choice is kept until the page is left.
  }
}

const drawings: Readonly<Record<Guide, readonly [ReactNode, ReactNode, ReactNode]>> = {
  join: [
    <>
      <Draw.Person x={8} y={30} />
      <Draw.Bubble x={32} y={6} />
      <Draw.Phone x={80} y={6} />
      <Draw.Lines x={87} y={20} />
    </>,
    <>
      <Draw.Phone x={43} y={6} />
      <Draw.Field x={49} y={16} />
      <Draw.Field x={49} y={29} />
      <Draw.Field x={49} y={42} />
      <Draw.Finger x={64} y={34} />
    </>,
    <>
      <Draw.Person x={16} y={30} />
      <Draw.Phone x={62} y={6} />
      <Draw.Lines x={69} y={22} />
      <Draw.Check x={86} y={46} />
    </>,
  ],
  pay: [
    <>
      <Draw.Phone x={8} y={6} />
      <Draw.Coin x={15} y={24} />
      <Draw.Arrow x={50} y={30} />
      <Draw.Bank x={76} y={17} />
    </>,
    <>
      <Draw.Phone x={43} y={6} />
      <Draw.Check x={50} y={22} />
      <path d="M36 12V2h10M84 12V2H74M36 60v10h10M84 60v10H74" />
    </>,
    <>
      <Draw.Screenshot x={10} y={17} />
      <Draw.Arrow x={46} y={30} />
      <Draw.Phone x={76} y={6} />
      <path d="M93 46V26M86 33l7-7 7 7" />
    </>,
  ],
  wait: [
    <>
      <Draw.Screenshot x={14} y={17} />
      <Draw.Bank x={66} y={20} />
      <Draw.Lens x={42} y={32} />
    </>,
    <>
      <Draw.Phone x={30} y={6} />
      <Draw.Check x={37} y={26} />
      <Draw.Bell x={74} y={10} />
    </>,
    <>
      <Draw.Person x={22} y={30} />
      <Draw.Phone x={62} y={6} />
      <Draw.Lines x={69} y={20} />
      <Draw.Clock x={84} y={44} />
    </>,
  ],
  earn: [
    <>
      <Draw.Person x={6} y={30} />
      <Draw.Arrow x={42} y={38} />
      <Draw.Bubble x={36} y={2} />
      <Draw.Person x={84} y={30} />
    </>,
    <>
      <Draw.Person x={24} y={30} />
      <path d="M52 48h18" />
      <Draw.Person x={72} y={30} />
      <Draw.Check x={88} y={10} />
    </>,
    <>
      <Draw.Coin x={12} y={26} />
      <Draw.Arrow x={42} y={30} />
      <Draw.Phone x={72} y={6} />
      <Draw.Coin x={79} y={26} />
    </>,
  ],
  withdraw: [
    <>
      <Draw.Phone x={43} y={6} />
      <Draw.Coin x={50} y={16} />
      <Draw.Field x={49} y={44} />
      <Draw.Finger x={64} y={36} />
    </>,
    <>
      <Draw.Person x={10} y={30} />
      <Draw.Arrow x={46} y={30} />
      <Draw.Bank x={72} y={17} />
      <Draw.Coin x={96} y={44} />
    </>,
    <>
      <Draw.Bell x={22} y={14} />
      <Draw.Phone x={60} y={6} />
      <Draw.Check x={67} y={26} />
    </>,
  ],
  cotton: [
    <>
      <Draw.Boll x={14} y={18} />
      <Draw.Phone x={72} y={6} />
      <Draw.Coin x={79} y={26} />
    </>,
    <>
      <Draw.Parcel x={10} y={28} />
      <Draw.Arrow x={52} y={35} />
      <Draw.House x={76} y={18} />
    </>,
    <>
      <Draw.House x={4} y={22} />
      <Draw.Boll x={47} y={20} />
      <Draw.Wicks x={84} y={22} />
    </>,
  ],
  return: [
    <>
      <Draw.Wicks x={12} y={18} />
      <Draw.Arrow x={52} y={34} />
      <Draw.Parcel x={78} y={26} />
    </>,
    <>
      <Draw.Phone x={36} y={6} />
      <Draw.Lines x={43} y={18} />
      <Draw.Field x={42} y={46} />
      <Draw.Finger x={58} y={38} />
    </>,
    <>
      <Draw.Wicks x={10} y={18} />
      <Draw.Check x={48} y={28} />
      <Draw.Coin x={80} y={34} />
      <Draw.Coin x={92} y={22} />
    </>,
  ],
};

export default function Drawing({ guide, step }: { guide: Guide; step: 0 | 1 | 2 }) {
  return (
    <svg className={styles.art} viewBox="0 0 120 72" aria-hidden="true">
      {drawings[guide][step]}
    </svg>
  );
}
