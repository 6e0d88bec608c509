import { indianDay, toRupees, type ResponseOf, type taxRates, type TaxRatesView } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { TaxRatesRepository, type TaxRatesDocument } from './persistence/tax-rates.repository.js';

@Injectable()
export class TaxRatesViews {
  constructor(
    private readonly rates: TaxRatesRepository,
    private readonly members: Members,
    private readonly clock: Clock,
  ) {}

  async page(): Promise<ResponseOf<typeof taxRates>> {
    const versions = await this.rates.findAll();
    const now = await this.rates.findForDay(indianDay(this.clock.now()));
    const names = await this.members.findAll(versions.flatMap(({ changedBy }) => changedBy ?? []));
    const view = (one: TaxRatesDocument) => viewOf(one, names.get(one.changedBy ?? '')?.name || null);
    return { now: view(now), versions: versions.map(view) };
  }
}

const viewOf = (rates: TaxRatesDocument, changedBy: string | null): TaxRatesView => {
  const { _id: version, isOn, rateBasisPoints, panlessBasisPoints, thresholdPaise, mode, startsOn, changedAt } = rates;
  const terms = { isOn, rateBasisPoints, panlessBasisPoints, threshold: toRupees(thresholdPaise), mode, startsOn };
  return { version, ...terms, changedAt: changedAt?.toISOString() ?? null, changedBy };
};
