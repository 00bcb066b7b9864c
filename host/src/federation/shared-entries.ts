/**
 * Packages that the host provides but does not use on its first screen. Naming them here brings them into the host's
 * build, each as chunks of its own; a remote that needs one gets it from there.
 */
export const sharedOnDemand = [
  () => import('@marketplace/shared/motion'),
  () => import('@marketplace/shared/form'),
  () => import('@marketplace/shared/form/contract'),
  () => import('@marketplace/shared/ui/dialog'),
  () => import('@marketplace/shared/ui/form'),
  () => import('@marketplace/shared/ui/list'),
  () => import('@marketplace/shared/ui/table'),
];
