import { defineMessages } from '../../lib/i18n/messages.js';

export const aboutMessages = defineMessages('about', {
  title: 'About Us',
  lead: 'We make cotton wicks for the lamps of homes and temples, and we share the work and its income with the people who make them.',
  intro:
    'A diya is a small thing: some clay, some oil, a wick. Whether its light is calm or restless depends on the wick. We select the cotton, teach the craft and take back what our members roll, so that every packet holds the same even, clean-burning wicks.',
  visionTitle: 'Our Vision',
  vision:
    'A lamp in every home that burns on a wick made with care, and in every district families who earn a fair income by making it.',
  missionTitle: 'Our Mission',
  mission:
    'To give anyone, with little money and from home, the cotton, the training and the market to make wicks; to keep the quality the same in every packet; and to pay what was promised, on time and traceable to the last paisa.',
  journeyTitle: 'Our Journey',
  journey2010: 'Founded: a handful of makers, one workshop, and wicks for the temples nearby.',
  journey2015: 'Distributors all over the country carry our packets to shops and temple towns.',
  journey2024: 'We continue to grow: more makers, more kinds of wicks, and a network that shares in the work.',
  beyond: '2024 and beyond',
  futureTitle: 'Future Endeavors',
  futureOrganic: 'Premium organic wicks',
  futureOrganicText: 'From cotton that is grown without chemicals, for those who want even the wick to be pure.',
  futureAutomation: 'Automation',
  futureAutomationText: 'Machines for carding and packing, so that hands are free for what only hands do well.',
  voicesTitle: 'What Our Customers Say',
  voice1: 'The flame stands straight through the whole aarti. I no longer trim the wick in between.',
  voice1By: 'Meera Joshi, Pune',
  voice2: 'Our shop sells them all year, and in the weeks before Diwali twice a day we open a new box.',
  voice2By: 'Harish Patel, Vadodara',
  voice3: 'I roll wicks after the children have gone to school. What began as a trial now pays their fees.',
  voice3By: 'Lakshmi Narayanan, Madurai',
  joinTitle: 'Join Our Network',
  joinText: 'Make wicks, sell them, or bring others in. Write or call us, and we show you how to begin.',
  getInTouch: 'Get in Touch',
});
