import type { Profile } from './own-profile.js';

type Known = Pick<
  Profile,
  'image' | 'email' | 'address' | 'idProof' | 'adharNo' | 'panCardNo' | 'panidProof' | 'bankAccountNo' | 'ifscCode'
>;

const steps = {
  photo: { image: 'avatar' },
  contact: { email: 'email', address: 'address' },
  identity: { adharNo: 'adharNo', idProof: 'idProof' },
  pan: { panCardNo: 'panCardNo', panidProof: 'panidProof' },
  bank: { bankAccountNo: 'bankAccountNo', ifscCode: 'ifscCode' },
} as const satisfies Record<string, Partial<Record<keyof Known, string>>>;

export type ProfileStep = keyof typeof steps;
export type ProfileControl = { [S in ProfileStep]: (typeof steps)[S][keyof (typeof steps)[S]] }[ProfileStep];

const controls = Object.values(steps).flatMap((fields) => Object.values(fields));

export const profileControl = (name: string | null): ProfileControl | null =>
  controls.find((control) => control === name) ?? null;

export function profileSteps(profile: Known): readonly { step: ProfileStep; missing: ProfileControl | null }[] {
  return (Object.keys(steps) as ProfileStep[]).map((step) => {
    const fields = Object.entries(steps[step]) as [keyof Known, ProfileControl][];
    return { step, missing: fields.find(([field]) => !profile[field])?.[1] ?? null };
  });
}

export const isProfileComplete = (profile: Known): boolean =>
  profileSteps(profile).every(({ missing }) => missing === null);

export const hasBankAccount = ({ bankAccountNo, ifscCode }: Pick<Known, 'bankAccountNo' | 'ifscCode'>): boolean =>
  Boolean(bankAccountNo && ifscCode);
