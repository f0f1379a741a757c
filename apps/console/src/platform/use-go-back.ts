import { useNavigate } from 'react-router-dom';

/** Goes back to the page of the console before this one; does nothing on the first page of a visit. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // The router numbers its entries; before the first are other sites.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
  };
}
