import type { Module } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';

const readModule = (answer: unknown) => answer as Module;

export const useModule = (id: string | null) =>
  useResource(id ? `/tex-admin/modules/${encodeURIComponent(id)}` : null, { parse: readModule });
