import { Module } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';

const readModule = readerOf(Module);

export const useModule = (id: string | null) =>
  useResource(id ? `/tex-admin/modules/${encodeURIComponent(id)}` : null, { parse: readModule });
