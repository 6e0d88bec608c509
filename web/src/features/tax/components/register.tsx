import { useState } from 'react';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { useKeysetPages, useLeaveEmptyPage } from '../../../lib/use-keyset-pages.js';
import { useTaxRegister } from '../api/register.js';
import { taxPeriodIn } from '../tax-period.js';
import { OwedPanel } from './owed-panel.js';
import { RegisterPanel } from './register-panel.js';

export function Register() {
  const [now] = useState(() => new Date());
  const [params, change] = useAddressValues();
  const period = taxPeriodIn(params, now);
  const pages = useKeysetPages(`tax ${period.year} ${period.quarter}`);
  const register = useTaxRegister(period, Number(pages.cursor ?? 0) || 0);
  const { data } = register;
  useLeaveEmptyPage(pages, data !== undefined && !register.isPlaceholderData && data.rows.length === 0);
  return (
    <>
      {data !== undefined && <OwedPanel register={data} />}
      <RegisterPanel list={register} period={period} pages={pages} now={now} onChange={change} />
    </>
  );
}
