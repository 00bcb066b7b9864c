import { useNavigate } from '@marketplace/shared/router';

/** Goes back to the previous page or, if there is none as in a new tab, to the dashboard. */
export const useGoBack = () => {
  const navigate = useNavigate();
  return () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
};
