export const small = [
  ...['பூஜ்ஜியம்', 'ஒன்று', 'இரண்டு', 'மூன்று', 'நான்கு', 'ஐந்து', 'ஆறு', 'ஏழு', 'எட்டு', 'ஒன்பது'],
  ...['பத்து', 'பதினொன்று', 'பன்னிரண்டு', 'பதின்மூன்று', 'பதினான்கு'],
  ...['பதினைந்து', 'பதினாறு', 'பதினேழு', 'பதினெட்டு', 'பத்தொன்பது'],
];

export interface Round {
  readonly alone: string;
  readonly joined: string;
}
export const tens: readonly Round[] = [
  { alone: 'இருபது', joined: 'இருபத்து' },
  { alone: 'முப்பது', joined: 'முப்பத்து' },
  { alone: 'நாற்பது', joined: 'நாற்பத்து' },
  { alone: 'ஐம்பது', joined: 'ஐம்பத்து' },
  { alone: 'அறுபது', joined: 'அறுபத்து' },
  { alone: 'எழுபது', joined: 'எழுபத்து' },
  { alone: 'எண்பது', joined: 'எண்பத்து' },
  { alone: 'தொண்ணூறு', joined: 'தொண்ணூற்று' },
];
export const hundreds: readonly Round[] = [
  { alone: 'நூறு', joined: 'நூற்று' },
  { alone: 'இருநூறு', joined: 'இருநூற்று' },
  { alone: 'முந்நூறு', joined: 'முந்நூற்று' },
  { alone: 'நானூறு', joined: 'நானூற்று' },
  { alone: 'ஐந்நூறு', joined: 'ஐந்நூற்று' },
  { alone: 'அறுநூறு', joined: 'அறுநூற்று' },
  { alone: 'எழுநூறு', joined: 'எழுநூற்று' },
  { alone: 'எண்ணூறு', joined: 'எண்ணூற்று' },
  { alone: 'தொள்ளாயிரம்', joined: 'தொள்ளாயிரத்து' },
];
