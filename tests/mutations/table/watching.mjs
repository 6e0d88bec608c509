import { faultsOf } from '../row.mjs';

const tracing = (name) => `libs/platform/src/tracing/${name}`;
const commission = (path) => `services/commission/${path}`;

export default [
  ...faultsOf(tracing('tracing.ts'), tracing('tracing.unit.spec.ts'), [
    [
      'whoever calls has it recorded',
      'if (!tracer || chance.fraction() >= share) return undefined;',
      'if (!tracer) return undefined;',
      "tracing begins at random, and uses the caller's trace id",
    ],
  ]),
  ...faultsOf(tracing('span-attributes.ts'), tracing('tracing.unit.spec.ts'), [
    [
      'spans say whatever they are given',
      'name in allowed && ',
      '',
      'an attribute is listed, and has the form of a name in the sources',
    ],
    ['numbers of people in spans', '(?!.*\\d{4})', '', 'an attribute holds no personal data'],
  ]),
  ...faultsOf('gateway/src/edge/forwarded-headers.ts', 'gateway/test/edge.int.spec.ts', [
    [
      "a stranger's trace goes on inside",
      "  'traceparent',\n",
      '',
      'the gateway forwards the token, the query and the body, and sets the address itself',
    ],
  ]),
  ...faultsOf(
    'libs/contracts/src/client-errors/clean-error.ts',
    'libs/contracts/src/client-errors/clean-error.unit.spec.ts',
    [
      [
        'digits in what browsers tell',
        "/\\d/.test(part) ? '#' : part",
        'part',
        'a client error report contains no number and has a limited length',
      ],
    ],
  ),
  ...faultsOf(
    'gateway/src/client-errors/report-client-error.controller.ts',
    'gateway/src/client-errors/report-client-error.controller.unit.spec.ts',
    [
      [
        'a log that anybody can fill',
        'this.seen.size >= most',
        'false',
        'hundreds of invented errors are only counted',
      ],
    ],
  ),
  ...faultsOf(commission('src/ledger/check-ledger/ledger-sum.ts'), commission('test/ledger-check.int.spec.ts'), [
    [
      'deposits left out of the sum',
      '  ...liabilities,\n',
      '',
      'the check finds a single missing paisa in any account',
    ],
  ]),
];
