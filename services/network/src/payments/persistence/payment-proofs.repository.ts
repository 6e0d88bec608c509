import type { PictureHashes, SeenBefore } from '@deepam/contracts';
import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { alikeAmong, bandsOf } from '../domain/likeness.js';
import { seenBeforeOf } from '../domain/seen-before.js';
import { paymentProofModel, type PaymentProof } from './payment-proof.schema.js';

/** Pictures that are compared for each band of a hash, the latest ones. */
const maxCandidates = 100;
/** Proofs with the number or the picture of one. */
const maxOthers = 100;

/** What the partial indexes hold. */
const aText = { $type: 'string' } as const;

export interface SentProof extends Pick<PaymentProof, '_id' | 'kind' | 'memberId' | 'name' | 'at' | 'utr'> {
  readonly picture: PictureHashes | null;
}

/** Every proof of payment that was ever sent. */
@Injectable()
export class PaymentProofsRepository {
  private readonly proofs: Documents<PaymentProof>;

  constructor(
    database: Database,
    @InjectModel(paymentProofModel) private readonly model: Model<PaymentProof>,
  ) {
    this.proofs = database.documents(paymentProofModel);
  }

  /** Once for each id, however often the event comes. */
  async add({ _id, picture, ...sent }: SentProof, session: ClientSession): Promise<void> {
    const { sha256 = null, perceptualHash = null } = picture ?? {};
    const bands = perceptualHash === null ? [] : bandsOf(perceptualHash);
    await this.model.updateOne(
      { _id },
      { $setOnInsert: { ...sent, sha256, perceptualHash, bands } },
      { session, upsert: true },
    );
  }

  /** It led to nothing. */
  async drop(id: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { isDropped: true } }, { session });
  }

  async isDropped(id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.exists({ _id: id, isDropped: true }).session(session)) !== null;
  }

  /** Everybody who has sent this number, latest first. */
  async withNumber(utr: string): Promise<PaymentProof[]> {
    return this.model
      .find({ utr: { $eq: utr, ...aText } })
      .sort({ at: -1 })
      .limit(100)
      .lean<PaymentProof[]>();
  }

  /**
   * By id. What looks alike is looked for once, after the commit of the proof: so of two that are sent at one moment the
   * later one knows the other.
   */
  async seenBefore(ids: readonly string[]): Promise<ReadonlyMap<string, SeenBefore[]>> {
    if (ids.length === 0) return new Map();
    const sent = await this.proofs.find({ _id: { $in: [...ids] } });
    const proofs: PaymentProof[] = [];
    for (const proof of sent) proofs.push(proof.alike ? proof : await this.compared(proof));
    const seen = proofs.map(async (proof) => [proof._id, seenBeforeOf(proof, await this.others(proof))] as const);
    return new Map(await Promise.all(seen));
  }

  private async others(proof: PaymentProof): Promise<PaymentProof[]> {
    const { utr, sha256, alike = [] } = proof;
    const sames: QueryFilter<PaymentProof>[] = [{ _id: { $in: alike } }];
    if (utr !== null) sames.push({ utr: { $eq: utr, ...aText } });
    if (sha256 !== null) sames.push({ sha256: { $eq: sha256, ...aText } });
    return this.proofs.find({ $or: sames, ...withoutOwnDropped(proof) }, { limit: maxOthers });
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

/** Otherwise somebody could send so many that those of others are not among the few that are looked at. */
const withoutOwnDropped = ({ memberId }: Pick<PaymentProof, 'memberId'>) => ({ $nor: [{ memberId, isDropped: true }] });
