import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { GuideLine, Page } from '../../components/ui/surface.js';
import { useIsHere } from '../../lib/use-is-here.js';
import type { Registered } from './api.js';
import { RegisterForm } from './register-form.js';
import { Welcome } from './welcome.js';

/** The welcome is loaded with the form that leads to it. */
export { Joined } from './welcome.js';

export default function RegisterPage() {
  const [search] = useSearchParams();
  const isHere = useIsHere();
  const [done, setDone] = useState<Registered | null>(null);
  if (done?.isIn === true) return <Navigate to="/plans" replace state={{ joined: done }} />;
  return (
    <Page width="narrow">
      {done === null ? (
        <>
          <RegisterForm referralCode={search.get('ref') ?? ''} onDone={setDone} />
          {isHere && <GuideLine guide="join" />}
        </>
      ) : (
        <Welcome registered={done} />
      )}
    </Page>
  );
}
