import { useNavigate, useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '../../platform/safe-return-path.ts';
import type { Session } from '../../platform/session.ts';

const steps = { code: '/code', enrol: '/second-factor' } as const;

/** Leads to what is left of signing in, and then to where somebody wanted to go. */
export function useGoOn(): (session: Pick<Session, 'next'>) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const from = search.get('from');
  return ({ next }) => {
    const to = next === null ? safeReturnPath(from) : `${steps[next]}${from === null ? '' : `?${search}`}`;
    void navigate(to, { replace: true });
  };
}
