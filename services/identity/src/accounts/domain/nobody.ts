/** What a profile holds once its member has gone, beside a name. */
export const nobody = {
  mobile: '',
  email: null,
  address: null,
  avatarKey: null,
  idProofKey: null,
  panProofKey: null,
} as const;
