import type { Health, Page, SeenError } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';
import { errorsPath, type HealthView } from './health-query.ts';

const readHealth = (answer: unknown) => answer as Health;
const readErrors = (answer: unknown) => answer as Page<SeenError>;

export const useHealth = (hours: number) =>
  useResource(`/tex-admin/health?hours=${hours}`, { life: 'short', parse: readHealth });

export const useErrors = (view: HealthView) => useResource(errorsPath(view), { life: 'short', parse: readErrors });
