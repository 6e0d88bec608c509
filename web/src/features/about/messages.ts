import { defineMessages } from '../../lib/i18n/messages.js';

export const aboutMessages = defineMessages('about', {
  title: 'About Us',
  lead: 'We make cotton wicks for the lamps of homes and temples, together with the families who roll them.',
  intro:
    'A diya is a small thing: a little clay, a little oil, a wick. Whether its light is calm or restless depends on the wick. We choose the cotton, teach the craft and buy back what our members roll, so every pack holds the same even, clean-burning wicks.',
  visionTitle: 'Our Vision',
  vision: 'A carefully made wick in every home’s lamp, and fairly paid makers in every district.',
  missionTitle: 'Our Mission',
  mission:
    'To give anyone, from home and with little money, the cotton, training and market to make wicks; to keep every pack to the same quality; and to pay what we promised, on time and accounted for to the last paisa.',
  cottonPicture: 'A basket of raw cotton, packets of wicks beside it',
  lampPicture: 'A burning brass lamp, packets of wicks behind it',
  journeyTitle: 'Our Journey',
  journey2010: 'Founded: a handful of makers, one workshop, and wicks for the temples nearby.',
  journey2015: 'Distributors across the country carry our packs to shops and temple towns.',
  journey2024: 'We keep growing: more makers and more kinds of wicks.',
  beyond: '2024 and beyond',
  futureTitle: 'Future Endeavors',
  futureOrganic: 'Premium organic wicks',
  futureOrganicText: 'From cotton that is grown without chemicals, for those who want even the wick to be pure.',
  futureAutomation: 'Automation',
  futureAutomationText: 'Machines for carding and packing, so hands are free for the work only hands do well.',
  voicesTitle: 'What Our Customers Say',
  joinTitle: 'Join Our Network',
  joinText: 'Make wicks or sell them. Write or call us and we’ll show you how to start.',
  getInTouch: 'Get in Touch',
  voicesAreExamples: 'Examples of this demo: nobody has said them.',
});
