import type { Person } from '@deepam/api-client';
import type { PlanName } from '@deepam/contracts';

export const demoHeadName = 'Ravi Kulkarni';

export interface DemoPerson extends Person {
  readonly key: string;
  readonly sponsor?: string;
  readonly address?: string;
}

type Row = readonly [name: string, sponsorOrHead: string, plans: string, extra?: Partial<DemoPerson>];

const rows: readonly Row[] = [
  ['Asha Patil', '', 'Silver Gold', { address: '14 Shanivar Peth, Satara, Maharashtra 415002' }],
  ['Rohan Deshmukh', '', 'Silver'],
  ['Meena Iyer', '', 'Gold', { address: '7 North Mada Street, Madurai, Tamil Nadu 625001' }],
  ['Vikram Singh', '', 'Bronze'],
  ['Sunita Jadhav', 'asha', 'Gold', { address: 'Near Mahalaxmi Temple, Kolhapur, Maharashtra 416012' }],
  ['Prakash Gaikwad', 'asha', 'Silver', { isAdded: true }],
  ['Fatima Shaikh', 'asha', 'Bronze'],
  ['Kavita Reddy', 'rohan', 'Silver', { address: '22 Brodipet, Guntur, Andhra Pradesh 522002' }],
  ['Anil Yadav', 'rohan', 'Bronze'],
  ['Lakshmi Narayanan', 'meena', 'Gold'],
  ['Joseph Dsouza', 'meena', ''],
  ['Deepak Joshi', 'sunita', 'Bronze Gold', { address: '3 Gandhi Chowk, Sangli, Maharashtra 416416' }],
  ['Rekha Gupta', 'sunita', 'Silver', { isAdded: true }],
  ['Harpreet Kaur', 'prakash', 'Bronze', { address: '118 Model Town, Ludhiana, Punjab 141002' }],
  ['Manoj Verma', 'kavita', 'Silver'],
  ['Priya Nair', 'lakshmi', 'Gold', { isAdded: true }],
  ['Ganesh Shinde', 'deepak', 'Silver'],
  ['Neha Sharma', 'deepak', 'Bronze'],
  ['Pooja Mishra', 'manoj', 'Bronze'],
  ['Arjun Menon', 'priya', 'Silver'],
  ['Shalini Rao', 'ganesh', 'Gold'],
  ['Imran Khan', 'arjun', 'Bronze'],
  ['Kiran Pawar', 'shalini', 'Silver'],
  ['Usha Bhosale', 'shalini', 'Bronze', { isAdded: true }],
  ['Balaji Naidu', 'arjun', 'Silver'],
  ['Geeta Solanki', 'rekha', 'Bronze', { stage: 'plan-requested' }],
  ['Sanjay Dubey', 'asha', '', { stage: 'unapproved' }],
  ['Nandini Hegde', 'meena', 'Silver', { stage: 'unapproved', isAdded: true }],
];

const firstMobile = 9_876_500_101;

export const people: readonly DemoPerson[] = rows.map(([name, sponsor, plans, extra], index) => ({
  key: keyOf(name),
  name,
  mobile: String(firstMobile + index),
  ...(sponsor === '' ? {} : { sponsor }),
  plans: plans === '' ? [] : (plans.split(' ') as PlanName[]),
  stage: 'approved',
  ...extra,
}));

function keyOf(name: string): string {
  return (name.split(' ')[0] ?? name).toLowerCase();
}

export function generations(): DemoPerson[][] {
  const levels: DemoPerson[][] = [];
  const levelOf = (person: DemoPerson): number => {
    const sponsor = people.find(({ key }) => key === person.sponsor);
    return sponsor ? levelOf(sponsor) + 1 : 0;
  };
  for (const person of people) (levels[levelOf(person)] ??= []).push(person);
  return levels;
}
