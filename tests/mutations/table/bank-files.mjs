import { faultsOf } from '../row.mjs';

const commission = (path) => `services/commission/${path}`;
const spec = commission('test/bank-files.int.spec.ts');
const whileIdentityLooks =
  'a download leaves out members who are suspended or paid while identity looks the details up';
const afterDownload =
  'after a download a cancellation must name the latest one, and for a week it needs the right to adjust money';

export default [
  ...faultsOf(commission('src/bank-files/download-bank-file.ts'), spec, [
    [
      'a word about an earlier download is taken for the latest',
      'if (last > 0 && last !== lost)',
      'if (last > 0 && lost === 0)',
      'a second download needs the confirmation that the bank never received the first one',
    ],
    [
      'a transfer that was paid while the file is made is in the file',
      'if (!isDeepStrictEqual(await this.openIn(wanted, session), open)) throw new ChangedMeanwhile();',
      '',
      whileIdentityLooks,
    ],
  ]),
  ...faultsOf(commission('src/bank-files/file-lines.ts'), spec, [
    [
      'a member who is suspended while the file is made is in the file',
      '...before, ...(await this.unpayable(transfers))]',
      '...before]',
      whileIdentityLooks,
    ],
  ]),
  ...faultsOf(commission('src/bank-files/cancel-bank-file.ts'), spec, [
    [
      'a bank file is cancelled without a word about the bank',
      'if (isDownloaded && !speaksOf(downloadedAt, said))',
      'if (isDownloaded && speaksOf(downloadedAt, said))',
      afterDownload,
    ],
    [
      'a bank file is cancelled by a word about an earlier download',
      'Date.parse(seen) === downloadedAt',
      'Date.parse(seen) <= downloadedAt',
      afterDownload,
    ],
    [
      'a clerk who pays cancels what the bank may be paying',
      "downloadedAt === 0 || from <= this.clock.now() || may(caller, 'adjust-money')",
      'downloadedAt >= 0',
      afterDownload,
    ],
    [
      'a bank file is cancelled though a transfer of it is paid',
      'if (transfers.some(({ state }) => timesPaidIn(state) > 0))',
      'if (transfers.every(({ state }) => timesPaidIn(state) > 0))',
      'a bank file with a paid transfer can’t be cancelled',
    ],
  ]),
  ...faultsOf(commission('src/bank-files/file-planner.ts'), commission('src/bank-files/file-planner.unit.spec.ts'), [
    [
      'the deposit of a member whose commission is below zero is held',
      "if (isBelowZero && kind === 'payout')",
      'if (isBelowZero && kind.length > 0)',
      'a bank file pays the deposit of a member whose commission is below zero',
    ],
  ]),
  ...faultsOf(commission('src/people/payee-details.repository.ts'), commission('test/payee-details.int.spec.ts'), [
    [
      'an older revision of the payee details replaces a newer one',
      'if (known && known.revision >= details.revision) return;',
      'if (known && known.revision === details.revision) return;',
      'an older revision of the details changes nothing, and a repeated one changes nothing again',
    ],
  ]),
  ...faultsOf(commission('src/bank-files/match-answer.ts'), commission('src/bank-files/match-answer.unit.spec.ts'), [
    [
      'the bank answers a transfer that no download had',
      '...(submittedAt === null && { isDoubtful: true as const }),',
      '',
      'a line about a transfer that no download had contradicts it',
    ],
    [
      'two lines that differ are both taken',
      "if (about.some((other) => !isSame(other, line))) return 'twice';",
      '',
      'an unclear line has no effect',
    ],
  ]),
];
