import {
  isMisleadingName,
  normaliseBankHolder,
  normaliseDocumentNumber,
  presentName,
  updateProfile,
} from '@deepam/contracts';

const profileForm = updateProfile.body!.extend({ name: presentName });
/** The head may keep a name such as "Head"; other accounts can't choose one. */
export const profileFormOf = (present: string) =>
  profileForm.extend({ name: presentName.refine((name) => isMisleadingName(present) || !isMisleadingName(name)) });

/** Only these fields are stored on the device: no number of a document or a bank account. */
export const profileDraft = { form: 'profile', fields: ['name', 'email', 'address'] } as const;

export const numberSentences = {
  adharNo: 'adharInvalid',
  panCardNo: 'panInvalid',
  bankAccountNo: 'bankInvalid',
  ifscCode: 'ifscInvalid',
  bankHolder: 'holderInvalid',
} as const;
type NumberField = keyof typeof numberSentences;
export const numberFields = Object.keys(numberSentences) as NumberField[];

export type ProfileFields = Record<'name' | 'email' | 'address' | NumberField, string>;

const normaliserOf = (field: NumberField) => (field === 'bankHolder' ? normaliseBankHolder : normaliseDocumentNumber);

/** An empty number keeps the stored one. */
export function profileChange(form: ProfileFields): Partial<ProfileFields> {
  const typed = numberFields.filter((field) => form[field].trim() !== '');
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    address: form.address.trim(),
    ...Object.fromEntries(typed.map((field) => [field, normaliserOf(field)(form[field])])),
  };
}

export const hasDocuments = (fields: Partial<ProfileFields>, files: Readonly<Record<string, File | null>>): boolean =>
  numberFields.some((field) => fields[field] !== undefined) || files['idProof'] != null || files['panidProof'] != null;
