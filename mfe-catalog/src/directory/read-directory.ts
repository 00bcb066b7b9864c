import type { DashboardBucket, DashboardCategory } from '@marketplace/shared/contracts';
import { listOf } from '@marketplace/shared/data';
import { partOf } from '../dashboard/part-of.ts';

/** Further categories, from an answer or from whatever came in its place. */
export const readCategories = (answer: unknown) => listOf<DashboardCategory>(partOf(answer, 'categories'));
export const readBuckets = (answer: unknown) => listOf<DashboardBucket>(partOf(answer, 'buckets'));
