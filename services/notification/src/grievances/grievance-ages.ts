import { WaitingAges } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { GrievancesRepository } from './persistence/grievances.repository.js';

@Injectable()
export class GrievanceAges {
  constructor(ages: WaitingAges, grievances: GrievancesRepository) {
    ages.register('grievance', () => grievances.findOldest(['Received']));
    ages.register('redress', () => grievances.findOldest(['Acknowledged', 'Reopened']));
  }
}
