import type { Module } from '@marketplace/shared/contracts';
import type { Crumb } from '@marketplace/shared/ui';
import { bucketPage } from '../directory/bucket-entry.tsx';

/** The breadcrumb of a module's page. */
export const moduleCrumbs = ({ name, bucketId, bucketName }: Module): Crumb[] => [
  { label: 'Marketplace', to: '/' },
  { label: bucketName, to: bucketPage(bucketId) },
  { label: name },
];
