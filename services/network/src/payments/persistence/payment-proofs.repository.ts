import type { PictureHashes, SeenBefore } from '@deepam/contracts';
import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { alikeAmong, bandsOf } from '../domain/likeness.js';
import { seenBeforeOf } from '../domain/seen-before.js';
import { paymentProofModel, type PaymentProof } from './payment-proof.schema.js';

const maxCandidates = 100;
const maxOthers = 100;
/**
 * All asked proofs are looked up together if each query finds fewer proofs than the asked ones plus this number;
 * otherwise each proof has its own query.
 */
const maxBeside = 500;

const aText = { $type: 'string' } as const;

type Sent = Pick<PaymentProof, 'utr' | 'sha256'>;

export interface AskedProof {
  readonly id: string;
  readonly sent?: Sent | undefined;
}

export interface SentProof extends Pick<PaymentProof, '_id' | 'kind' | 'memberId' | 'name' | 'at' | 'utr'> {
  readonly picture: PictureHashes | null;
}

@Injectable()
export class PaymentProofsRepository {
  private readonly proofs: Documents<PaymentProof>;

  constructor(
    database: Database,
    @InjectModel(paymentProofModel) private readonly model: Model<PaymentProof>,
  ) {
    this.proofs = database.documents(paymentProofModel);
  }

  async add({ _id, picture, ...sent }: SentProof, session: ClientSession): Promise<void> {
    const { sha256 = null, perceptualHash = null } = picture ?? {};
    const bands = perceptualHash === null ? [] : bandsOf(perceptualHash);
    await this.model.updateOne(
      { _id },
      { $setOnInsert: { ...sent, sha256, perceptualHash, bands } },
      { session, upsert: true },
    );
  }

  /**
   * @param droppedBy the accounts of the person who rejected the proof; empty if no person did, because the sender
   * replaced the proof or its UTR was refused
   */
  async drop(id: string, droppedBy: readonly string[], session: ClientSession): Promise<void> {
    const by = droppedBy.length === 0 ? {} : { droppedBy };
    await this.model.updateOne({ _id: id }, { $set: { isDropped: true, ...by } }, { session });
  }

  async isDropped(id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.exists({ _id: id, isDropped: true }).session(session)) !== null;
  }

  async hasSent(memberId: string, utr: string, session: ClientSession): Promise<boolean> {
    const ofNumber = { utr: { $eq: utr, ...aText }, memberId };
    return (await this.model.exists(ofNumber).session(session)) !== null;
  }

  async withNumber(utr: string): Promise<PaymentProof[]> {
    return this.model
      .find({ utr: { $eq: utr, ...aText } })
      .sort({ at: -1 })
      .limit(100)
      .lean<PaymentProof[]>();
  }

  /**
   * Similar pictures are searched once, after the commit of the proof, so that the later of two concurrent proofs finds
   * the other.
   */
  async seenBefore(asked: readonly AskedProof[]): Promise<ReadonlyMap<string, SeenBefore[]>> {
    if (asked.length === 0) return new Map();
    const ids = new Set(asked.map(({ id }) => id));
    const sent = asked.flatMap((proof) => proof.sent ?? []);
    const limit = ids.size + maxBeside;
    const first = await this.together([...ids], sent, limit);
    if (first === null) return this.seenOneByOne([...ids]);
    const proofs = await this.allCompared(first.filter(({ _id }) => ids.has(_id)));

    const known = new Set(asked.flatMap(({ id, sent }) => (sent ? [id] : [])));
    const read = new Set(first.map(({ _id }) => _id));
    const alike = proofs.flatMap((proof) => proof.alike ?? []).filter((id) => !read.has(id));
    const ofUnknown = proofs.filter(({ _id }) => !known.has(_id));
    const more = await this.together(alike, ofUnknown, limit);
    if (more === null) return this.seenOneByOne([...ids]);
    const others = [...first, ...more];
    return new Map(proofs.map((proof) => [proof._id, seenBeforeOf(proof, others)]));
  }

  /**
   * Proofs of one member can't hide those of others, since each proof is looked up with its own limit and without its
   * sender's own dropped proofs.
   */
  private async seenOneByOne(ids: readonly string[]): Promise<ReadonlyMap<string, SeenBefore[]>> {
    const proofs = await this.allCompared(await this.proofs.find({ _id: { $in: [...ids] } }));
    const seen = proofs.map(async (proof) => [proof._id, seenBeforeOf(proof, await this.othersOf(proof))] as const);
    return new Map(await Promise.all(seen));
  }

  private async together(ids: readonly string[], sent: readonly Sent[], limit: number): Promise<PaymentProof[] | null> {
    const found = await this.matching(ids, sent, limit);
    return found.length < limit ? found : null;
  }

  private othersOf(proof: PaymentProof): Promise<PaymentProof[]> {
    return this.matching(proof.alike ?? [], [proof], maxOthers, withoutOwnDropped(proof));
  }

  private async matching(
    ids: readonly string[],
    sent: readonly Sent[],
    limit: number,
    more: QueryFilter<PaymentProof> = {},
  ): Promise<PaymentProof[]> {
    const ways = waysTo(ids, sent);
    return ways.length === 0 ? [] : this.proofs.find({ $or: ways, ...more }, { limit });
  }

  private async allCompared(proofs: readonly PaymentProof[]): Promise<PaymentProof[]> {
    const all: PaymentProof[] = [];
    for (const proof of proofs) all.push(proof.alike ? proof : await this.compared(proof));
    return all;
  }

  private async compared(proof: PaymentProof): Promise<PaymentProof> {
    const alike = await this.alikeOf(proof);
    await this.model.updateOne({ _id: proof._id }, { $set: { alike } });
    return { ...proof, alike };
  }

  private async alikeOf({ perceptualHash, ...proof }: PaymentProof): Promise<string[]> {
    if (perceptualHash === null) return [];
    const found = await Promise.all(
      proof.bands.map((band) =>
        this.model
          .find({ bands: band, ...withoutOwnDropped(proof) }, { memberId: 1, perceptualHash: 1 })
          .sort({ at: -1 })
          .limit(maxCandidates)
          .lean<PaymentProof[]>(),
      ),
    );
    const candidates = new Map(found.flat().map((candidate) => [candidate._id, candidate]));
    return alikeAmong({ ...proof, perceptualHash }, [...candidates.values()]);
  }
}

function waysTo(ids: readonly string[], sent: readonly Sent[]): QueryFilter<PaymentProof>[] {
  const utrs = sent.flatMap(({ utr }) => utr ?? []);
  const hashes = sent.flatMap(({ sha256 }) => sha256 ?? []);
  return [
    ...(ids.length > 0 ? [{ _id: { $in: [...ids] } }] : []),
    ...(utrs.length > 0 ? [{ utr: { $in: utrs, ...aText } }] : []),
    ...(hashes.length > 0 ? [{ sha256: { $in: hashes, ...aText } }] : []),
  ];
}

/** The filter leaves out the sender's own dropped proofs, which could fill the limit and hide those of others. */
const withoutOwnDropped = ({ memberId }: Pick<PaymentProof, 'memberId'>) => ({ $nor: [{ memberId, isDropped: true }] });
