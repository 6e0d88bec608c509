import { firstSchedule } from '../../commission-schedule.js';
import * as commission from '../commission-endpoints.js';
import { exampleOf, moment } from './example.js';

const terms = {
  ratesBasisPoints: [...firstSchedule.ratesBasisPoints],
  levelsByPlan: { ...firstSchedule.levelsByPlan },
};

export const scheduleExamples = [
  exampleOf(commission.showCommissionSchedule, { response: { ...terms, version: 1, effectiveFrom: moment } }),
  exampleOf(commission.listCommissionSchedules, { response: [{ ...terms, version: 1, effectiveFrom: moment }] }),
  exampleOf(commission.commissionTerms, { response: { ...terms, version: 1 } }),
  exampleOf(commission.changeCommissionSchedule, {
    request: { ...terms, version: 1 },
    response: { ...terms, version: 2, effectiveFrom: moment },
  }),
];
