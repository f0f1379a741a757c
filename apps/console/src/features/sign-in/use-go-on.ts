import { useNavigate, useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '@haat/ui/navigation/safe-return-path.ts';
import type { Session } from '../../platform/session.ts';

const steps = { code: '/code', enrol: '/second-factor' } as const;

/** Navigates to the remaining step of signing in, then to the requested page. */
export function useGoOn(): (session: Pick<Session, 'next'>) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const from = search.get('from');
  return ({ next }) => {
    const to = next === null ? safeReturnPath(from) : `${steps[next]}${from === null ? '' : `?${search}`}`;
    void navigate(to, { replace: true });
  };
}
