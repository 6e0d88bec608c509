import type { Catalogue, SentencesOf } from '../lib/i18n/messages.js';
import type {
  GrievanceCatalogue,
  HeadCatalogue,
  LegalCatalogue,
  MembersCatalogue,
  SiteCatalogue,
} from './catalogues.js';

/** Areas are loaded as a whole: the frame and the public pages at the start, the rest on demand. */
interface Areas {
  site: SiteCatalogue;
  legal: LegalCatalogue;
  grievance: GrievanceCatalogue;
  members: MembersCatalogue;
  head: HeadCatalogue;
}
export type Area = keyof Areas;
type CatalogueName = Areas[Area]['name'];

type Named<C extends Catalogue> = { readonly [One in C as One['name']]: SentencesOf<One> };
export type AreaSentences<A extends Area> = Named<Areas[A]>;

export const areaOf: Readonly<Record<CatalogueName, Area>> = {
  app: 'site',
  components: 'site',
  code: 'site',
  passkey: 'site',
  'shared-dialogs': 'site',
  'client-errors': 'site',
  'error-codes': 'site',
  kit: 'site',
  drafts: 'site',
  home: 'site',
  about: 'site',
  plans: 'site',
  contact: 'site',
  faq: 'site',
  login: 'site',
  register: 'site',
  terms: 'legal',
  privacy: 'legal',
  'service-levels': 'legal',
  grievances: 'grievance',
  guide: 'grievance',
  account: 'members',
  accounts: 'members',
  documents: 'members',
  business: 'head',
  dashboard: 'members',
  'network-panel': 'members',
  cotton: 'members',
  'cotton-order': 'members',
  'cotton-passbook': 'members',
  'cotton-address': 'members',
  payment: 'members',
  payouts: 'members',
  notifications: 'members',
  'notification-kinds': 'members',
  'network-tree': 'members',
  statement: 'members',
  'proof-viewer': 'members',
  'seen-before': 'members',
  numbers: 'members',
  'profile-steps': 'members',
  'share-card': 'members',
  sessions: 'members',
  openings: 'members',
  lists: 'members',
  'second-factor': 'members',
  passkeys: 'members',
  decisions: 'members',
  'give-back': 'members',
  tabs: 'members',
  wallet: 'members',
  credits: 'members',
  'member-admin': 'head',
  'member-page': 'head',
  timeline: 'head',
  palette: 'head',
  'member-account': 'head',
  'member-desk': 'head',
  'cotton-desk': 'head',
  'decision-desk': 'head',
  'commission-schedule': 'head',
  broadcast: 'head',
  'password-requests': 'head',
  audit: 'head',
  bank: 'head',
  'bank-money': 'head',
  'bank-approval': 'head',
  desk: 'head',
  'business-desk': 'head',
  'cotton-stock': 'head',
  tax: 'head',
  'saved-views': 'head',
  'shared-numbers': 'head',
  'bank-files': 'head',
  staff: 'head',
  'plan-sales': 'head',
  'grievance-desk': 'head',
  'approval-requests': 'head',
  'statement-desk': 'head',
};
