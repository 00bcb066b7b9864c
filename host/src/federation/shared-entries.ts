/**
 * Packages that the host provides but does not use on its first screen. Listing them here adds each to the host's
 * build as chunks of its own, which remotes load on demand.
 */
export const sharedOnDemand = [
  () => import('@marketplace/shared/motion'),
  () => import('@marketplace/shared/form'),
  () => import('@marketplace/shared/form/contract'),
  () => import('@marketplace/shared/places'),
  () => import('@marketplace/shared/proof'),
  () => import('@marketplace/shared/ui/combobox'),
  () => import('@marketplace/shared/ui/conversation'),
  () => import('@marketplace/shared/ui/dialog'),
  () => import('@marketplace/shared/ui/form'),
  () => import('@marketplace/shared/ui/list'),
  () => import('@marketplace/shared/ui/markdown'),
  () => import('@marketplace/shared/ui/menu'),
  () => import('@marketplace/shared/ui/qr-code'),
  () => import('@marketplace/shared/ui/side-panel'),
  () => import('@marketplace/shared/ui/table'),
  () => import('@marketplace/shared/ui/time-zone'),
];
