export const nobody = {
  mobile: '',
  email: null,
  address: null,
  avatarKey: null,
  idProofKey: null,
  panProofKey: null,
} as const;
