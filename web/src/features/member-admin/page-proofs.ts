import type { NetworkRow } from '@deepam/contracts';

export interface ProofTitles {
  readonly id: (name: string) => string;
  readonly pan: (name: string) => string;
}

export interface ShownProof {
  readonly src: string;
  readonly title: string;
}

export function pageProofs(members: readonly NetworkRow[], titles: ProofTitles): ShownProof[] {
  return members.flatMap(({ name, idProof, panidProof }) => [
    ...(idProof === null ? [] : [{ src: idProof, title: titles.id(name) }]),
    ...(panidProof === null ? [] : [{ src: panidProof, title: titles.pan(name) }]),
  ]);
}
