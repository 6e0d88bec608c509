import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/surface.js';
import type { Registered } from './api/register.js';
import { RegisterForm } from './register-form.js';
import { Welcome } from './welcome.js';

/** `?ref=CODE`, as sponsors share it, fills the referral code in. */
export default function RegisterPage() {
  const [search] = useSearchParams();
  const [done, setDone] = useState<Registered | null>(null);
  return (
    <Page width="narrow">
      {done === null ? (
        <RegisterForm referralCode={search.get('ref') ?? ''} onDone={setDone} />
      ) : (
        <Welcome registered={done} />
      )}
    </Page>
  );
}
