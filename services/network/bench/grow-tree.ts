import { createHash } from 'node:crypto';
import { makeReferralCode, planNames, rankOfPlan, type PlanName } from '@deepam/contracts';
import { companyId, placeBelow, placeOfHead, type Sponsor } from '../src/tree/domain/ancestry.js';
import { nameKey, searchFields } from '../src/tree/domain/search-keys.js';
import type { Membership, PlanRequest } from '../src/tree/persistence/membership.schema.js';
import type { NetworkSize } from '../src/tally/tally.js';

const firstNames = [
  'Asha',
  'Ravi',
  'Meera',
  'Sunil',
  'Kavita',
  'Arjun',
  'Lata',
  'Vikram',
  'Nisha',
  'Dev',
  'Pooja',
  'Om',
];
const lastNames = ['Patil', 'Kulkarni', 'Shah', 'Iyer', 'Desai', 'Reddy', 'Joshi', 'Nair', 'Gupta', 'Rao', 'More'];
const day = 86_400_000;

interface Named {
  readonly name: string;
  readonly referralCode: string;
}

export interface TreeOptions {
  readonly members: number;
  readonly headId: string;
  readonly width: number;
}

/** The id has 24 hex digits that ascend with `place`. The head has place 0 and a separate id. */
export const memberIdAt = (place: number): string => `65f0${place.toString(16).padStart(20, '0')}`;

/** Every run gets the same numbers in [0, 1), so a tree can be made again. */
export function pseudoRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function codeAt(place: number, depth: number): string {
  let rest = place;
  return makeReferralCode(depth, () => {
    const digit = rest % 31;
    rest = Math.floor(rest / 31);
    return (digit + 0.5) / 31;
  });
}

export class GrownTree {
  private readonly random = pseudoRandom();
  private readonly places: (Sponsor & Named)[] = [];
  private readonly sizes: { direct: number; all: number }[] = [];

  constructor(private readonly options: TreeOptions) {}

  *memberships(): Generator<Membership> {
    for (let place = 0; place <= this.options.members; place++) yield this.memberAt(place);
  }

  *networkSizes(): Generator<NetworkSize> {
    yield { _id: companyId, directCount: 0, networkSize: this.options.members };
    for (let place = this.sizes.length - 1; place > 0; place--) {
      const above = this.sizes[this.sponsorOf(place)]!;
      above.direct += 1;
      above.all += 1 + this.sizes[place]!.all;
    }
    for (const [place, { direct, all }] of this.sizes.entries()) {
      if (all > 0) yield { _id: this.places[place]!._id, directCount: direct, networkSize: all };
    }
  }

  private sponsorOf(place: number): number {
    return Math.floor((place - 1) / this.options.width);
  }

  private memberAt(place: number): Membership {
    const sponsor = place === 0 ? null : this.places[this.sponsorOf(place)]!;
    const { ancestors, depth } = sponsor ? placeBelow(sponsor) : placeOfHead;
    const _id = sponsor ? memberIdAt(place) : this.options.headId;
    const pick = <T>(list: readonly T[]): T => list[Math.floor(this.random() * list.length)]!;
    const name = `${pick(firstNames)} ${pick(lastNames)}`;
    const mobile = String(9_000_000_000 + place);
    const referralCode = codeAt(place, depth);
    this.places.push({ _id, isHead: !sponsor, depth, ancestors, name, referralCode });
    this.sizes.push({ direct: 0, all: 0 });
    const isApproved = !sponsor || this.random() > 0.03;
    const plan: PlanName | null = !sponsor || !isApproved ? null : pick([null, ...planNames]);
    // Several members register in the same second, as in a real burst, so the id decides their order.
    const registeredAt = new Date(Date.UTC(2025, 0, 1) + Math.floor(place / 3) * 1000 + (place % 7) * day);
    const asks = sponsor && plan !== 'Gold' && this.random() < 0.01;
    return {
      _id,
      live: true,
      name,
      nameKey: nameKey(name),
      ...searchFields({ name, referralCode, mobile }),
      email: null,
      mobile,
      address: null,
      referralCode,
      sponsorId: sponsor?._id ?? null,
      sponsor: sponsor && { name: sponsor.name, referralCode: sponsor.referralCode },
      ancestors,
      depth,
      isHead: !sponsor,
      isApproved,
      plan,
      planRank: rankOfPlan(plan),
      ...(asks ? { planRequest: requestAt(place, registeredAt) } : {}),
      registeredAt,
      ...(isApproved && sponsor && { approvedAt: registeredAt, approvedBy: this.options.headId }),
      ...(plan && { planApprovedAt: registeredAt, planApprovedBy: this.options.headId }),
      earningsPaise: Math.floor(this.random() * 50) * 30_000,
      commissionPaise: Math.floor(this.random() * 50) * 7_500,
    };
  }
}

function requestAt(place: number, requestedAt: Date): PlanRequest {
  const [requestId, utr] = [memberIdAt(place), String(400_000_000_000 + place)];
  return {
    requestId,
    plan: 'Gold',
    proofKey: `network/plan-proofs/${place}.jpg`,
    utr,
    txnid: null,
    sent: { utr, sha256: createHash('sha256').update(requestId).digest('hex') },
    requestedAt,
  };
}
