import {
  changeBusiness,
  indianDay,
  listTaxDocuments,
  planApproved,
  type BodyInputOf,
  type TaxDocumentView,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { BusinessesRepository } from '../src/documents/persistence/businesses.repository.js';
import { DocumentsRepository } from '../src/documents/persistence/documents.repository.js';
import { taxDocumentModel, type TaxDocument } from '../src/documents/persistence/document.schema.js';
import { headId, type TestCommission } from './commission-harness.js';
import { sale, type ApprovedPlan } from './sale-builder.js';

export const business: Omit<BodyInputOf<typeof changeBusiness>, 'version'> = {
  legalName: 'Deepam Cotton Wicks',
  address: '12 MG Road\nPune 411001',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
  hsn: '5601',
  rateBasisPoints: 1_200,
};

export class TestDocuments {
  constructor(private readonly commission: TestCommission) {}

  async begin(changes: Partial<typeof business> = {}): Promise<void> {
    const latest = await this.commission.get(BusinessesRepository).findLatest();
    const body = { ...business, ...changes, version: latest?._id ?? 0 };
    const { status } = await this.commission.call(changeBusiness, headId, { body });
    if (status !== 200) throw new Error(`The business was not changed: ${status}`);
  }

  saleTo(memberId: string, changes: Partial<ApprovedPlan> = {}): ApprovedPlan {
    return sale({ memberId, approvedAt: this.commission.clock.now().toISOString(), ...changes });
  }

  async sell(memberId: string, changes: Partial<ApprovedPlan> = {}): Promise<ApprovedPlan> {
    const soldPlan = this.saleTo(memberId, changes);
    await this.commission.takesIn(planApproved, soldPlan);
    return soldPlan;
  }

  async of(memberId: string, count: number): Promise<readonly TaxDocumentView[]> {
    let found: readonly TaxDocumentView[] = [];
    await poll(
      async () => {
        found = (await this.commission.call(listTaxDocuments, memberId)).body;
        return found.length >= count;
      },
      { timeout: 60_000 },
    );
    return found;
  }

  stored(filter: object = {}): Promise<TaxDocument[]> {
    return this.commission.db.model<TaxDocument>(taxDocumentModel).find(filter).sort({ sequence: 1 }).lean();
  }

  async allNumbered(): Promise<void> {
    await poll(async () => (await this.commission.get(DocumentsRepository).findWaiting(1)).length === 0, {
      timeout: 60_000,
    });
  }

  get today(): string {
    return indianDay(this.commission.clock.now());
  }
}
