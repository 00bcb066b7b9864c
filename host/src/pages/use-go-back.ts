import { useNavigate } from '@marketplace/shared/router';

/** Goes back to the previous page; where there is none, as in a tab of its own, to the dashboard. */
export const useGoBack = () => {
  const navigate = useNavigate();
  return () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
};
