const eye = 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6';

const paths = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  bell: 'M6 10a6 6 0 0 1 12 0c0 6 2 7 2 7H4s2-1 2-7M10 20a2.2 2.2 0 0 0 4 0',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M4 12H2M22 12h-2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5',
  eye,
  'eye-off': `${eye}M4 4l16 16`,
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M4.5 12.5l5 5 10-11',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21a8 8 0 0 1 16 0',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12l9-9M16 7l3 3',
  levels: 'M4 20V10M10 20V4M16 20v-8M22 20H2',
  network:
    'M12 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M5 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M19 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M12 8v4M5 16v-4h14v4',
  'sign-out': 'M10 4H4v16h6M15 8l4 4-4 4M19 12H9',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7z',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  pin: 'M12 21s-7-6.5-7-11.5a7 7 0 0 1 14 0C19 14.5 12 21 12 21M12 7.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6',
  alert: 'M12 3L2 20h20zM12 10v5M12 17.5v.5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  rotate: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4v5.4h-5.4',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  download: 'M12 4v12M7 11l5 5 5-5M4 20h16',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  keyboard: 'M3 6h18v12H3zM7 10h.5M11 10h.5M15 10h.5M7 14h10',
  send: 'M4 12l16-8-6 16-3-7z',
  rupee: 'M7 4h11M7 9h11M7 4c8 0 8 9.5 0 9.5L15 21',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2',
  plan: 'M12 3l2.7 5.5 6 .9-4.4 4.2 1 6L12 16.8l-5.3 2.8 1-6L3.3 9.4l6-.9z',
  cotton: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  home: 'M3 11l9-7 9 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
  inbox: 'M4 12h5l1 3h4l1-3h5M4 12l2-7h12l2 7v7H4z',
  stack: 'M4 7l8-4 8 4-8 4zM4 12l8 4 8-4M4 17l8 4 8-4',
  wallet: 'M4 7.5h16V20H4zM4 7.5L16 4v3.5M20 11.5h-5v4.5h5',
  bank: 'M4 10l8-6 8 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  percent: 'M19 5L5 19M7.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M16.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  sort: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  'sort-up': 'M7 14l5-5 5 5',
  'sort-down': 'M7 10l5 5 5-5',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
